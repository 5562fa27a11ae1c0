// The drawing of one view: elements, and what has to be set anew as the view changes size.

// Everything stands in the container's coordinates: a view that moves is drawn elsewhere, and no element is transformed but
// letters. What is transformed has a layer of its own in a browser, and a thousand of them cost more than all else.
class ViewDrawing {
  constructor(inspection, drawing, childGroup) {
    this.glyphs = inspection.glyphs;
    this.advances = inspection.advances;
    this.lines = inspection.lines;
    this.childGroup = childGroup;
    this.svg = shape("svg");
    this.bindings = [];
    this.placeholders = [];
    // Whether other views are drawn in it: their groups can be in one drawing at a time.
    this.holdsViews = false;
    this.x = this.y = this.width = this.height = NaN;
    this.nodes = (drawing ? drawing.items : []).map((item) => this.item(item));
  }

  // Draws the view at a place in the container, in a size.
  place(x, y, width, height) {
    const isMoved = x !== this.x || y !== this.y, isWider = width !== this.width, isTaller = height !== this.height;
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
    for (const binding of this.bindings) {
      if (isMoved || (binding.needsWidth && isWider) || (binding.needsHeight && isTaller)) this.resolve(binding);
    }
  }

  item(item) {
    switch (item[0]) {
      case "f": return this.painted(this.outline(item[2]), item[1], "fill");
      case "s": return this.stroke(item);
      case "l": return this.letters(item[2], item[1]);
      case "i": return this.boxed(shape("image", { href: `data:image/png;base64,${item[1]}`, preserveAspectRatio: "none" }), item[2]);
      case "g": return this.group(item[1], item[2]);
      case "p": return this.placeholder(item[1], item[2]);
      case "v": this.holdsViews = true; return this.childGroup(item[1]);
    }
  }

  stroke([, paint, width, dashes, outline, ends]) {
    const node = this.painted(this.outline(outline), paint, "stroke");
    node.style.fill = "none";
    node.setAttribute("stroke-width", width);
    if (dashes.length) node.setAttribute("stroke-dasharray", dashes.join(" "));
    if (ends) ["stroke-linecap", "stroke-linejoin", "stroke-dashoffset"].forEach((name, place) => node.setAttribute(name, ends[place]));
    return node;
  }

  painted(node, paint, property) {
    if (!paint.includes(">")) {
      node.style[property] = colour(paint);
      return node;
    }
    // The light and the dark form have the same places, and other colours.
    const name = newName("gradient"), schemes = paint.split("|").map((scheme) => scheme.split(">").map((part) => part.split(" ")));
    const stops = schemes[0].slice(1).map(([offset], place) => {
      const stop = shape("stop", { offset });
      stop.style.stopColor = colour(schemes.map((scheme) => (scheme[place + 1] ?? scheme[scheme.length - 1])[1]).join("|"));
      return stop;
    });
    const [kind, ...numbers] = schemes[0][0], [a, b, c, d] = numbers.map(Number);
    node.style[property] = `url(#${name})`;
    if (kind === "linear") return shape("g", {}, shape("linearGradient", { id: name, x1: a, y1: b, x2: c, y2: d }, ...stops), node);
    // Radii are in points, and the middle in shares of the view's sides.
    const gradient = shape("radialGradient", { id: name, gradientUnits: "userSpaceOnUse", fr: c, r: d }, ...stops);
    this.bind([[0, a, 0], [0, 0, b]], ([left, top], x, y) => {
      gradient.setAttribute("cx", x + left);
      gradient.setAttribute("cy", y + top);
    });
    return shape("g", {}, gradient, node);
  }

  // Has a function set what depends on lengths in the view and on its corner, now and as the view is moved and resized.
  bind(lengths, set) {
    const count = lengths.length, parts = new Float64Array(3 * count), numbers = new Array(count).fill(0);
    let needsWidth = false, needsHeight = false;
    lengths.forEach((length, place) => {
      const list = typeof length === "number" ? [length] : Array.isArray(length) ? length : [length === "inf" ? Infinity : 0];
      for (let part = 0; part < 3; part++) parts[3 * place + part] = list[part] ?? 0;
      needsWidth ||= (list[1] ?? 0) !== 0;
      needsHeight ||= (list[2] ?? 0) !== 0;
    });
    this.bindings.push({ parts, numbers, set, needsWidth, needsHeight });
  }

  resolve({ parts, numbers, set }) {
    const { width, height } = this;
    for (let place = 0, at = 0; place < numbers.length; place++, at += 3) {
      numbers[place] = parts[at] + (parts[at + 1] === 0 ? 0 : parts[at + 1] * width) + (parts[at + 2] === 0 ? 0 : parts[at + 2] * height);
    }
    set(numbers, this.x, this.y);
  }

  boxed(node, box) {
    const lengths = [node.x.baseVal, node.y.baseVal, node.width.baseVal, node.height.baseVal], last = [NaN, NaN, NaN, NaN];
    this.bind(box.sides, (sides, x, y) => {
      for (let side = 0; side < 4; side++) {
        const length = side === 0 ? x + sides[0] : side === 1 ? y + sides[1] : Math.max(0, sides[side]);
        if (last[side] !== length) lengths[side].value = last[side] = length;
      }
    });
    return node;
  }

  corners(box) {
    const node = shape("polygon"), corners = new Corners(node, this.svg);
    this.bind(box.sides, (sides, x, y) => corners.set(x + sides[0], y + sides[1], sides[2], sides[3]));
    return node;
  }

  outline(outline) {
    switch (outline[0]) {
      case "r": {
        if (outline.length === 2) return this.corners(outline[1]);
        const node = this.boxed(shape("rect"), outline[1]);
        if (outline.length > 2) node.setAttribute("rx", outline[2] === null ? 1e6 : outline[2]);
        if (outline[2] === null) {
          this.bind(outline[1].sides, ([, , width, height]) => node.setAttribute("rx", Math.max(0, Math.min(width, height) / 2)));
        }
        return node;
      }
      case "e": return this.ellipse(outline[1], (width, height) => [width / 2, height / 2]);
      case "c": return this.ellipse(outline[1], (width, height) => [Math.min(width, height) / 2, Math.min(width, height) / 2]);
      case "d": {
        const node = shape("path");
        this.bind(outline[2], (numbers, x, y) => node.setAttribute("d", pathText(outline[1], numbers, x, y)));
        return node;
      }
    }
  }

  ellipse(box, radii) {
    const node = shape("ellipse");
    this.bind(box.sides, ([left, top, width, height], x, y) => {
      const [rx, ry] = radii(width, height);
      node.setAttribute("cx", x + left + width / 2);
      node.setAttribute("cy", y + top + height / 2);
      node.setAttribute("rx", Math.max(0, rx));
      node.setAttribute("ry", Math.max(0, ry));
    });
    return node;
  }

  // Lines of letters, which stand where they are in a label that is scaled as a whole.
  letters(lines, paint, isFixed = false) {
    const nodes = lines.map(([ownX, ownY, line]) => {
      let at = 0;
      const text = this.lines[line].map((glyph) => {
        const letter = `M${Math.round(at * 100) / 100} 0${this.glyphs[glyph]}`;
        at += this.advances[glyph];
        return letter;
      }).join("");
      const node = shape("path", { d: text });
      if (isFixed) node.setAttribute("transform", `translate(${ownX} ${ownY})`);
      else this.bind([ownX, ownY], ([left, baseline], x, y) => node.setAttribute("transform", `translate(${x + left} ${y + baseline})`));
      return node;
    });
    const group = shape("g", {}, ...nodes);
    group.style.fill = colour(paint);
    return group;
  }

  group(effects, items) {
    const group = shape("g", {}, ...items.map((item) => this.item(item)));
    let outer = group;
    if (effects.clip) {
      const name = newName("clip");
      outer = shape("g", {}, shape("clipPath", { id: name }, this.outline(effects.clip)), group);
      group.setAttribute("clip-path", `url(#${name})`);
    }
    if (effects.mask) {
      // Groups of views have no box of their own, and a mask looks only at children that have one.
      const items = shape("g", {}, ...effects.mask.map((item) => this.item(item)));
      const name = newName("mask"), mask = shape("mask", { id: name, maskUnits: "userSpaceOnUse", x: -1e5, y: -1e5, width: 2e5, height: 2e5 }, items);
      mask.style.maskType = "alpha";
      outer = shape("g", {}, mask, outer);
      outer.lastChild.setAttribute("mask", `url(#${name})`);
    }
    if (effects.blur) outer = shape("g", {}, outer), outer.style.filter = `blur(${effects.blur}px)`;
    if (effects.transform || effects.opacity != null || effects.shadow) {
      // A shadow lies outside of what it is thrown by, and a clip must not cut it off.
      if (outer === group && effects.clip == null) outer = group; else outer = shape("g", {}, outer);
      // The map is one around the view's corner, and what it is applied to stands in the container's coordinates.
      if (effects.transform) this.bind(effects.transform, ([a, b, c, d, e, f], x, y) =>
        outer.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e + x - a * x - c * y} ${f + y - b * x - d * y})`));
      if (effects.opacity != null) outer.setAttribute("opacity", effects.opacity);
      if (effects.shadow) {
        const [radius, x, y] = effects.shadow;
        outer.style.filter = `drop-shadow(${x}px ${y}px ${radius / 2}px ${colour(effects.shadowPaint)})`;
      }
    }
    return outer;
  }

  // A hatched box with a name, as large as there is room for.
  placeholder(box, label) {
    const [ground, ink] = label.paints.map(colour);
    const back = shape("rect"), lines = shape("path"), plate = shape("rect", { rx: 2 });
    const name = shape("g", {}, this.letters(label.letters, label.paints[1], true));
    back.style.fill = plate.style.fill = ground;
    lines.style.stroke = ink;
    lines.setAttribute("stroke-width", 0.5);
    lines.setAttribute("opacity", 0.5);
    const group = shape("g", {}, back, lines, plate, name);
    this.placeholders.push(group);
    this.bind(box.sides, ([ownX, ownY, width, height], viewX, viewY) => {
      const x = viewX + ownX, y = viewY + ownY;
      const isSeen = width > 0 && height > 0;
      group.style.display = isSeen ? "" : "none";
      if (!isSeen) return;
      const set = (node, attributes) => { for (const key in attributes) node.setAttribute(key, attributes[key]); };
      set(back, { x, y, width, height, rx: Math.min(4, Math.min(width, height) / 4) });
      lines.setAttribute("d", hatch(x, y, width, height));
      const size = Math.min(label.size, height / 2), scale = size / label.size;
      const [labelWidth, labelHeight] = [label.width * scale, label.height * scale];
      const fits = size >= 4 && label.width > 0 && labelWidth <= width - 4;
      plate.style.display = name.style.display = fits ? "" : "none";
      const [left, top] = [x + (width - labelWidth) / 2, y + (height - labelHeight) / 2];
      set(plate, { x: left - 2, y: top, width: labelWidth + 4, height: labelHeight });
      name.setAttribute("transform", `translate(${left} ${top}) scale(${scale})`);
    });
    return group;
  }
}

// Slanted lines across a box, cut off at its edges; of one that is very large, fewer.
function hatch(x, y, width, height) {
  const step = Math.max(6, (width + height) / 400);
  let text = "";
  for (let at = step; at < width + height; at += step) {
    const start = Math.max(0, at - width), end = Math.min(height, at);
    text += `M${x + at - start} ${y + start}L${x + at - end} ${y + end}`;
  }
  return text;
}

// The commands of a path, each with its numbers, which are x and y by turns.
function pathText(commands, numbers, x, y) {
  const counts = { M: 2, L: 2, C: 6, Z: 0 };
  let text = "", place = 0;
  for (const command of commands) {
    text += command;
    for (const end = place + counts[command]; place < end; place += 2) text += `${x + numbers[place]} ${y + numbers[place + 1]} `;
  }
  return text;
}
