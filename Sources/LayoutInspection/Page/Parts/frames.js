// The frames of one piece as numbers in rows: what each is made of, and what it is at the size that is shown.

class FrameTable {
  constructor(inspection, piece) {
    const forms = inspection.states[piece].frames, count = inspection.views.length;
    this.isPlaced = new Uint8Array(count);
    // Of each view constant, factor of the width and of the height for its x, y, width and height in the container.
    this.parts = new Float64Array(12 * count);
    this.numbers = new Float64Array(4 * count);
    // The views that lie elsewhere, or are larger or smaller, at another size.
    this.changing = [];
    for (let view = 0; view < count; view++) {
      const own = forms[view], at = 12 * view;
      const isPlaced = own !== undefined && own.length === 4 && own.every(isNumber);
      this.isPlaced[view] = isPlaced ? 1 : 0;
      for (let side = 0, place = at; side < 4; side++, place += 3) {
        const form = isPlaced ? own[side] : 0;
        if (typeof form === "number") this.parts[place] = form;
        else for (let part = 0; part < form.length; part++) this.parts[place + part] = form[part];
      }
      for (let place = at; place < at + 12; place += 3) {
        if (this.parts[place + 1] === 0 && this.parts[place + 2] === 0) continue;
        this.changing.push(view);
        break;
      }
    }
    this.isNew = true;
  }

  // Works the numbers out at a size: all of them the first time, then those that depend on it. `moves` are views, sides and by
  // how much they are moved by numbers that somebody changed.
  update(width, height, moves = null) {
    // What was moved is put back first.
    if (moves || this.isMoved) this.isNew = true;
    this.isMoved = moves !== null;
    const { parts, numbers, changing } = this, count = this.isNew ? this.isPlaced.length : changing.length;
    for (let place = 0; place < count; place++) {
      const view = this.isNew ? place : changing[place];
      for (let side = 0, number = 4 * view, at = 12 * view; side < 4; side++, number++, at += 3) {
        // A side that does not run may be no number.
        const perWidth = parts[at + 1], perHeight = parts[at + 2];
        numbers[number] = parts[at] + (perWidth === 0 ? 0 : perWidth * width) + (perHeight === 0 ? 0 : perHeight * height);
      }
    }
    this.isNew = false;
    if (moves) for (const [view, side, by] of moves) numbers[4 * view + side] += by;
  }

  // The frame of a view in the container; null where it is not placed.
  frame(view) {
    return this.isPlaced[view] === 0 ? null : Array.from(this.numbers.subarray(4 * view, 4 * view + 4));
  }
}

// Whether a form is a number at every size.
function isNumber(form) { return form !== null && form !== "inf"; }

// A rectangle whose corners are moved: unlike the sides of a rect they are no styles, which a browser works out anew.
class Corners {
  constructor(node, svg) {
    this.node = node;
    this.points = [0, 1, 2, 3].map(() => node.points.appendItem(svg.createSVGPoint()));
    this.last = [0, 0, 0, 0];
  }

  set(x, y, width, height) {
    const { points, last } = this, right = x + Math.max(0, width), bottom = y + Math.max(0, height);
    if (last[0] !== x) points[0].x = points[3].x = last[0] = x;
    if (last[1] !== y) points[0].y = points[1].y = last[1] = y;
    if (last[2] !== right) points[1].x = points[2].x = last[2] = right;
    if (last[3] !== bottom) points[2].y = points[3].y = last[3] = bottom;
  }
}
