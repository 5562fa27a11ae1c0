// A document, evaluated at sizes. Pieces state what differs from the piece before; here each knows all of it.

class Inspection {
  constructor(data) {
    Object.assign(this, data);
    this.runsWidth = data.width.from < data.width.through;
    this.runsHeight = data.height.from < data.height.through;
    this.isPlane = this.runsWidth && this.runsHeight;
    this.paragraphs = wholeParagraphs(data.paragraphs ?? []);
    this.states = [];
    const lengths = (places) => places.map((place) => data.lengths[place]);
    for (const piece of data.pieces) {
      const base = piece.base == null ? null : this.states[piece.base];
      const state = {};
      const read = { frames: lengths, offers: lengths, drawings: (place) => place, stories: (places) => places };
      for (const key in read) {
        state[key] = base ? base[key].slice() : [];
        for (const view in piece[key]) state[key][view] = read[key](piece[key][view]);
      }
      this.states.push(state);
    }
    this.told = new Map();
    this.children = data.views.map(() => []);
    data.views.forEach((view, place) => { if (view.parent != null) this.children[view.parent].push(place); });
  }

  isModifier(view) { return this.views[view].role === "modifier"; }

  // The views in which a view is, from the outside in, without modifiers.
  contentAbove(view) {
    const above = [];
    for (let other = this.views[view].parent; other != null; other = this.views[other].parent) if (!this.isModifier(other)) above.unshift(other);
    return above;
  }

  // The modifiers of a view, from the inside out; of a modifier the view that it is one of.
  around(view) {
    if (this.isModifier(view)) {
      let inner = view;
      while (this.isModifier(inner) && this.children[inner].length) inner = this.children[inner][0];
      return inner === view ? [] : [inner];
    }
    const around = [];
    for (let other = this.views[view].parent, inner = view; other != null && this.isModifier(other) && this.children[other][0] === inner; other = this.views[other].parent) {
      around.push(other);
      inner = other;
    }
    return around;
  }

  // The place of the piece that holds at a size.
  pieceAt(width, height) {
    if (this.snappedHeights) {
      const row = this.rowAt(height);
      const next = this.snappedHeights[row + 1];
      return this.intervalAt(width, this.snappedHeights[row].piece, next ? next.piece : this.pieces.length);
    }
    if (this.isPlane) return this.polygonAt(width, height);
    return this.intervalAt(this.runsHeight ? height : width, 0, this.pieces.length);
  }

  rowAt(height) {
    let row = 0;
    this.snappedHeights.forEach((interval, place) => { if (interval.from <= height) row = place; });
    return row;
  }

  // The height that frames are evaluated at.
  effectiveHeight(height) {
    return this.snappedHeights ? this.snappedHeights[this.rowAt(height)].sample : height;
  }

  intervalAt(length, first, end) {
    let low = first, high = end - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const from = this.pieces[middle].corners[0][0];
      if (from < length || (from === length && !this.pieces[middle].isOpen)) low = middle; else high = middle - 1;
    }
    return low;
  }

  polygonAt(width, height) {
    const last = this.lastPolygon;
    if (last != null && Math.min(...distances(this.pieces[last].corners, width, height)) > hair) return last;
    let best = 0, most = -Infinity;
    for (let place = 0; place < this.pieces.length; place++) {
      const sides = distances(this.pieces[place].corners, width, height), slack = Math.min(...sides);
      // Of the pieces on whose common side a size lies, it is that to which the side belongs.
      const isOpen = (distance, side) => distance <= hair && this.pieces[place].openSides?.includes(side);
      if (slack >= -hair && !sides.some(isOpen)) return this.lastPolygon = place;
      if (slack > most) { most = slack; best = place; }
    }
    return this.lastPolygon = best;
  }

  // The parts of a sentence: words, and objects with the form of a number or the place and name of a view.
  sentence(place) {
    if (this.told.has(place)) return this.told.get(place);
    const sentence = this.sentences[place], [number, ...fillings] = Array.isArray(sentence) ? sentence : sentence.s;
    const phrase = this.phrases[number], parts = [phrase[0]];
    let next = 0;
    const filled = (key) => {
      const filling = this.fillings[fillings[next++]];
      return typeof filling === "string" && filling !== "inf" ? filling : { [key]: filling };
    };
    for (let gap = 1; gap < phrase.length; gap += 2) {
      switch (phrase[gap]) {
        case "view": { const view = fillings[next++]; parts.push({ v: view, t: this.views[view].name }); break; }
        case "named": { const view = fillings[next++]; parts.push({ v: view, t: this.fillings[fillings[next++]] }); break; }
        case "number": parts.push(filled("n")); break;
        case "grouped": parts.push(filled("g")); break;
      }
      if (phrase[gap + 1]) parts.push(phrase[gap + 1]);
    }
    const told = { parts, at: Array.isArray(sentence) ? null : sentence.at };
    this.told.set(place, told);
    return told;
  }

  // A sentence at a size.
  sentenceText(place, width, height) {
    return this.sentence(place).parts.map((part) => typeof part === "string" ? part : part.t
      ?? numberText(lengthAt(part.g ?? part.n, width, height), "g" in part)).join("");
  }

  // The story of a view in a piece: paragraphs of places of sentences.
  story(piece, view) { return (this.states[piece].stories[view] ?? []).map((paragraph) => this.paragraphs[paragraph]); }

  // The pieces along the only side that runs, or along a row.
  breakpoints(height) {
    if (this.isSampled || (this.isPlane && !this.snappedHeights)) return [];
    let first = 0, end = this.pieces.length;
    if (this.snappedHeights) {
      const row = this.rowAt(height), next = this.snappedHeights[row + 1];
      first = this.snappedHeights[row].piece;
      if (next) end = next.piece;
    }
    return this.pieces.slice(first + 1, end);
  }
}

// Lists of sentences from what each has otherwise than an earlier one.
function wholeParagraphs(differences) {
  const whole = [];
  for (const numbers of differences) {
    if (!(numbers[0] < 0)) { whole.push(numbers); continue; }
    const [back, head, tail, ...own] = numbers, base = whole[whole.length + back];
    whole.push([...base.slice(0, head), ...own, ...base.slice(base.length - tail)]);
  }
  return whole;
}

// As far beside a side of a polygon a size still lies on it: corners are rounded.
const hair = 1e-6;

// How far from each of a polygon's sides a point lies; negative outside.
function distances(corners, x, y) {
  return corners.map(([ax, ay], place) => {
    const [bx, by] = corners[(place + 1) % corners.length];
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.max(Math.hypot(bx - ax, by - ay), 1e-300);
  });
}

// A length at a size: null where there is none, Infinity where it has no end.
function lengthAt(form, width, height) {
  if (typeof form === "number") return form;
  if (form === null) return null;
  if (form === "inf") return Infinity;
  return form[0] + (form[1] ? form[1] * width : 0) + (form[2] ? form[2] * height : 0);
}

// A number as sentences have it: two decimals at most, and commas between thousands where they are grouped.
function numberText(value, isGrouped) {
  if (value === null) return "nil";
  if (value === Infinity) return "infinity";
  let text = value.toFixed(2).replace(/\.?0+$/, "");
  if (text === "-0") text = "0";
  if (isGrouped && Math.abs(value) >= 1000) {
    const [whole, rest] = text.split(".");
    text = whole.replace(/(\d)(?=(\d{3})+$)/g, "$1,") + (rest ? "." + rest : "");
  }
  return text;
}
