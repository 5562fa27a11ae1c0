// Width against height: regimes as areas, and the size as a point that can be dragged.

class SizeMap {
  constructor(page) {
    this.page = page;
    this.svg = find("map");
    // Asked for when it changes, and not while the size does: that would lay the page out in between.
    this.box = { width: 1, height: 1 };
    new ResizeObserver(([entry]) => { this.box = entry.contentRect; if (this.point) this.show(); }).observe(this.svg);
    let isDragging = false;
    const go = (event) => {
      const { width, height } = this.page.inspection, box = this.svg.getBoundingClientRect();
      this.page.resize({
        width: Math.round(width.from + (event.clientX - box.left) / box.width * (width.through - width.from)),
        height: Math.round(height.from + (event.clientY - box.top) / box.height * (height.through - height.from)),
      });
    };
    this.svg.addEventListener("pointerdown", (event) => { isDragging = true; this.svg.setPointerCapture(event.pointerId); go(event); });
    this.svg.addEventListener("pointermove", (event) => { if (isDragging) go(event); });
    for (const name of ["pointerup", "pointercancel"]) this.svg.addEventListener(name, () => { isDragging = false; });
  }

  load(inspection) {
    find("map-part").hidden = !inspection.isPlane;
    if (!inspection.isPlane) return;
    const { width, height } = inspection;
    find("map-hint").textContent = `Each area is a regime: ${numberText(width.from)} wide at the left to ${numberText(width.through)} at the right, `
      + `${numberText(height.from)} tall at the top to ${numberText(height.through)} at the bottom. Drag the point, or use the sliders.`;
    this.svg.setAttribute("viewBox", `${width.from} ${height.from} ${width.through - width.from} ${height.through - height.from}`);
    this.svg.setAttribute("preserveAspectRatio", "none");
    const areas = inspection.pieces.map((piece, place) => {
      const told = piece.changes.map((change) => inspection.sentenceText(change)).join("; ");
      const area = shape("polygon", { points: this.corners(inspection, piece, place).map((corner) => corner.join(",")).join(" ") });
      area.style.fill = `light-dark(hsl(${place * 137.5 % 360} 55% 82%), hsl(${place * 137.5 % 360} 35% 32%))`;
      if (told) area.append(shape("title", {}, inspection.snappedHeights ? told : `beyond its edges: ${told}`));
      return area;
    });
    this.point = shape("ellipse");
    this.point.style.fill = "var(--accent)";
    this.areas = areas;
    this.current = null;
    // Where a requirement fails, over the regimes.
    const failed = (this.page.facts.of(this.page.scene).requirements ?? []).flatMap(({ requirement, fails }) =>
      (fails ?? []).filter(({ axis }) => axis === "both").map(({ corners }) => [requirement, corners]));
    this.fails = failed.map(([requirement, corners]) => shape("polygon", { points: corners.map((corner) => corner.join(",")).join(" "), class: "fails" },
      shape("title", {}, `${requirement} fails`)));
    this.svg.replaceChildren(...areas, ...this.fails, this.point);
  }

  corners(inspection, piece, place) {
    if (!inspection.snappedHeights) return piece.corners;
    const row = inspection.snappedHeights.findLast((interval) => interval.piece <= place);
    const [[from], [through]] = piece.corners;
    return [[from, row.from], [through, row.from], [through, row.through], [from, row.through]];
  }

  show() {
    const { inspection, width, height } = this.page;
    if (!inspection.isPlane) return;
    const box = this.box, piece = this.page.stages[0].piece;
    if (this.current !== piece) {
      if (this.current !== null) this.areas[this.current].classList.remove("current");
      this.areas[this.current = piece].classList.add("current");
      // What is drawn last lies over its neighbours' edges.
      this.svg.insertBefore(this.areas[piece], this.fails[0] ?? this.point);
    }
    this.point.setAttribute("cx", width);
    this.point.setAttribute("cy", height);
    this.point.setAttribute("rx", 6 * (inspection.width.through - inspection.width.from) / Math.max(box.width, 1));
    this.point.setAttribute("ry", 6 * (inspection.height.through - inspection.height.from) / Math.max(box.height, 1));
  }
}
