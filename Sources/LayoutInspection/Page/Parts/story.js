// Why the selected view has its size: sentences whose numbers follow the size.

class Story {
  constructor(place, status, select) {
    this.place = place;
    this.status = status;
    this.select = select;
    this.told = null;
    this.numbers = [];
  }

  show(inspection, piece, view, frame, width, height) {
    if (view === null) {
      this.told = null;
      this.place.replaceChildren(element("p", { class: "place" }, "Select a view in the picture or in the list: its size and the reasons for it appear here."));
      return;
    }
    const paragraphs = inspection.states[piece].stories[view] ?? null;
    if (this.told?.inspection !== inspection || this.told.view !== view || this.told.paragraphs !== paragraphs || this.told.isPlaced !== (frame !== null)) {
      this.tell(inspection, view, paragraphs, frame !== null);
    }
    for (const number of this.numbers) number(width, height);
    this.at = inspection.isPlane ? `${numberText(width)} x ${numberText(height)}` : inspection.runsWidth ? `${numberText(width)} wide` : `${numberText(height)} tall`;
    if (this.frameText) {
      this.frameText.textContent = frame
        ? `x ${numberText(frame[0])}, y ${numberText(frame[1])}, ${numberText(frame[2])} x ${numberText(frame[3])}` : "not in this layout";
    }
    this.announce(inspection, view, frame, frame ? paragraphs : null, width, height);
  }

  // Says to those who do not see it what the view has come to, once the size stays: its size and the first of each reason.
  announce(inspection, view, frame, paragraphs, width, height) {
    clearTimeout(this.saying);
    this.saying = setTimeout(() => {
      const { name } = inspection.views[view];
      const size = frame ? `${numberText(frame[2])} x ${numberText(frame[3])}` : "not in this layout";
      const reasons = (paragraphs ?? []).slice(0, 2).map((paragraph) => inspection.sentenceText(inspection.paragraphs[paragraph][0], width, height));
      const text = [`${name}, ${size}`, ...reasons].join(". ");
      if (this.status.textContent !== text) this.status.textContent = text;
    }, 400);
  }

  tell(inspection, view, paragraphs, isPlaced) {
    this.told = { inspection, view, paragraphs, isPlaced };
    this.numbers = [];
    const { name, kind, path, source } = inspection.views[view];
    const button = (other) => element("button", { class: "view", type: "button", onclick: () => this.select(other) }, inspection.views[other].name);
    const above = inspection.contentAbove(view).map(button), around = inspection.around(view).map((other) =>
      element("button", { class: "view", type: "button", onclick: () => this.select(other) }, inspection.views[other].kind));
    const listed = (nodes, between) => nodes.flatMap((node, place) => place > 0 ? [between, node] : [node]);
    this.frameText = element("span", { id: "frame" });
    const parts = [element("h3", {}, name),
      ...(above.length ? [element("p", { class: "crumbs" }, "in ", ...listed(above, " › "))] : []), element("p", { class: "place" }, [kind, path, source].filter((word) => word).join(" · "), element("br"), this.frameText)];
    if (around.length) parts.push(element("p", { class: "around" }, "with ", ...listed(around, ", ")));
    for (const paragraph of isPlaced && paragraphs ? paragraphs : []) {
      const sentences = inspection.paragraphs[paragraph];
      parts.push(element("div", { class: "paragraph" }, ...sentences.map((place) => this.sentence(inspection, inspection.sentence(place)))));
    }
    if (isPlaced && inspection.inputs == null && this.ask) {
      const ask = element("button", { type: "button", class: "ask", onclick: async () => {
        const words = ask.textContent, at = this.at;
        ask.disabled = true;
        ask.textContent = "Working it out …";
        const lines = await this.ask(view);
        ask.disabled = false;
        ask.textContent = words;
        if (!lines || !ask.isConnected) return;
        // The reasons stand above already; what is new has the focus that its button had.
        const told = new Set([...this.place.querySelectorAll(".paragraph p")].map((line) => line.textContent.trim()));
        const added = lines.map((line) => line.trim()).filter((line) => line && !told.has(line));
        const answer = element("div", { class: "paragraph asked", tabindex: -1 }, element("p", {}, `${words}: ${at}`),
          ...(added.length ? added : ["nothing that is written"]).map((line) => element("p", {}, line)));
        ask.replaceWith(answer);
        answer.focus({ preventScroll: true });
      } }, "What would change it here");
      parts.push(ask);
    }
    this.place.replaceChildren(...parts);
  }

  sentence(inspection, sentence) {
    const line = element("p", {}, ...sentence.parts.map((part) => this.part(part)));
    if (sentence.at) {
      const [width, height] = sentence.at.map((side) => lengthAt(side, 0, 0));
      const size = inspection.isPlane ? `${numberText(width)} x ${numberText(height)}` : inspection.runsWidth ? `${numberText(width)} wide` : `${numberText(height)} tall`;
      line.append(element("span", { class: "sample" }, ` (at ${size})`));
    }
    return line;
  }

  part(part) {
    if (typeof part === "string") return part;
    if ("v" in part) return element("button", { class: "view", type: "button", "data-names": part.v, onclick: () => this.select(part.v) }, part.t);
    const isGrouped = "g" in part, form = isGrouped ? part.g : part.n, text = document.createTextNode("");
    this.numbers.push((width, height) => {
      const words = numberText(lengthAt(form, width, height), isGrouped);
      if (text.data !== words) text.data = words;
    });
    return text;
  }
}
