// Where the page is served: asks whether it was made anew, or could not be.

function watch(version) {
  const problem = find("problem");
  setInterval(async () => {
    let state;
    try {
      state = await (await fetch("/state", { cache: "no-store" })).json();
    } catch {
      problem.textContent = "The server has ended; the layout is the last one.";
      problem.hidden = false;
      return;
    }
    if (problem.textContent !== (state.problem ?? "")) problem.textContent = state.problem ?? "";
    problem.hidden = !state.problem;
    if (state.version !== version) {
      window.page?.keepNow();
      location.reload();
    }
  }, 500);
}
