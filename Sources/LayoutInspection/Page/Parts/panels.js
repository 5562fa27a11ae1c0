// What is around the picture: columns that can be made wider, the zoom, devices, and what is shown over all views.

// A column whose edge is dragged, or moved by arrow keys; how wide it is stays with the browser.
class Divider {
  constructor(node, variable, sign) {
    this.node = node;
    this.variable = variable;
    this.sign = sign;
    let start = null;
    node.addEventListener("pointerdown", (event) => {
      node.setPointerCapture(event.pointerId);
      start = { at: event.clientX, width: this.width };
      event.preventDefault();
      node.focus();
    });
    node.addEventListener("pointermove", (event) => { if (start) this.set(start.width + this.sign * (event.clientX - start.at)); });
    for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, () => { start = null; });
    node.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: -16, ArrowRight: 16 };
      if (!steps[event.key]) return;
      event.preventDefault();
      this.set(this.width + this.sign * steps[event.key]);
    });
    node.addEventListener("dblclick", () => { document.documentElement.style.removeProperty(variable); keptInBrowser(variable, ""); });
    const kept = Number(keptInBrowser(variable));
    if (kept > 0) this.set(kept); else this.tell();
  }

  get column() { return this.sign > 0 ? this.node.previousElementSibling : this.node.nextElementSibling; }
  get width() { return this.column.getBoundingClientRect().width; }

  set(width) {
    // The picture between the columns keeps some room, whatever the one on the other side takes.
    const [left, right] = ["views", "telling"].map((name) => find(name).getBoundingClientRect().width);
    const room = find("views").parentElement.clientWidth - (this.sign > 0 ? right : left) - 260;
    const length = Math.round(Math.max(120, Math.min(width, room)));
    document.documentElement.style.setProperty(this.variable, `${length}px`);
    keptInBrowser(this.variable, length);
    this.tell();
  }

  tell() { this.node.setAttribute("aria-valuenow", Math.round(this.width)); }
}

// What a browser keeps under a name, where it keeps anything for this page.
function keptInBrowser(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`taut ${name}`, value);
    return localStorage.getItem(`taut ${name}`);
  } catch { return null; }
}

// How large the picture is shown: as large as there is room for, unless somebody says otherwise.
class Zoom {
  constructor(page) {
    this.page = page;
    this.value = 1;
    this.isFitted = true;
    find("zoom-in").addEventListener("click", () => this.choose(this.value * 1.25));
    find("zoom-out").addEventListener("click", () => this.choose(this.value / 1.25));
    find("fit").addEventListener("click", () => { this.isFitted = true; this.fit(); });
    new ResizeObserver(() => { if (this.isFitted) this.fit(); }).observe(find("middle"));
  }

  choose(value) {
    this.isFitted = false;
    this.set(value);
  }

  // The largest size up to its own in which the whole picture is seen; where the page itself scrolls, its whole width.
  fit() {
    const stages = this.page.stages ?? [], middle = find("middle");
    if (stages.length === 0 || middle.clientWidth === 0) return;
    const scrolls = getComputedStyle(middle).overflowY !== "visible";
    const width = Math.max(...stages.map((stage) => stage.paperWidth)), height = Math.max(...stages.map((stage) => stage.paperHeight));
    // The source has its place beside one picture.
    const beside = scrolls && stages.length === 1 && middle.clientWidth > 600 ? 290 : 0;
    const room = [middle.clientWidth - 60 - beside, scrolls ? middle.clientHeight - 130 : Infinity];
    this.set(Math.max(0.2, Math.min(1, room[0] / Math.max(width, 1), room[1] / Math.max(height, 1))));
  }

  set(value) {
    this.value = Math.round(Math.min(4, Math.max(0.2, value)) * 100) / 100;
    find("zoom").textContent = `${Math.round(100 * this.value)} %`;
    for (const stage of this.page.stages ?? []) {
      stage.paper.style.zoom = this.value;
      // Labels over a picture stay legible where it is shown small.
      stage.paper.style.setProperty("--label", `${Math.min(18, 11 / Math.min(1, this.value))}px`);
    }
  }
}

// What is shown over all views for as long as it is switched on.
const overlayNames = {
  frames: "frames", spacing: "spacing", padding: "padding", offers: "offers", guides: "guides", outside: "what sticks out", assumed: "what is assumed",
};

class Overlays {
  constructor(page, assumedCount) {
    this.on = new Set(assumedCount > 0 ? ["assumed"] : []);
    find("overlays").append(...Object.entries(overlayNames).map(([name, words]) => {
      const box = element("input", { type: "checkbox", id: `overlay-${name}` });
      box.checked = this.on.has(name);
      box.addEventListener("change", () => {
        if (box.checked) this.on.add(name); else this.on.delete(name);
        for (const stage of page.stages) stage.showOverlays();
      });
      const label = element("label", {}, box, ` ${words}`);
      label.hidden = name === "assumed" && assumedCount === 0;
      return label;
    }));
  }
}

// The sizes of devices, which set the sides that run.
class Devices {
  constructor(page, devices) {
    this.page = page;
    this.devices = devices;
    this.list = find("device");
    find("device-label").hidden = devices.length === 0;
    this.list.addEventListener("change", () => {
      const device = this.devices[this.list.value];
      if (device) this.page.resize({ width: device.width, height: device.height });
    });
  }

  load(inspection) {
    const { width, height } = inspection;
    const isWithin = (device) => (!inspection.runsWidth || (device.width >= width.from && device.width <= width.through))
      && (!inspection.runsHeight || (device.height >= height.from && device.height <= height.through));
    this.list.replaceChildren(element("option", { value: "" }, "none"), ...this.devices.map((device, place) => {
      const option = element("option", { value: place }, `${device.title}, ${device.width} x ${device.height}`);
      option.disabled = !isWithin(device);
      return option;
    }));
  }

  // The first size that is shown: that of the usual device, where it lies in the range.
  usual(inspection, side) {
    const { from, through } = inspection[side], length = this.devices.find((device) => device.isUsual)?.[side];
    return length >= from && length <= through ? length : null;
  }

  show(inspection, width, height) {
    const place = this.devices.findIndex((device) => (!inspection.runsWidth || device.width === width) && (!inspection.runsHeight || device.height === height));
    const value = place < 0 ? "" : String(place);
    const chosen = this.devices[this.list.value];
    // Several devices have one size: the one that was chosen stays.
    if (chosen && place >= 0 && chosen.width === this.devices[place].width && (!inspection.runsHeight || chosen.height === height)) return;
    if (this.list.value !== value) this.list.value = value;
  }
}
