/** Pause between two questions, in milliseconds. */
const pauseMs = 10_000;

/** Calls `ask` every 10 seconds while the page is visible, and at once when it becomes visible, gets the focus or a connection. */
export function poll(ask: () => void): () => void {
  const askIfVisible = () => {
    if (document.visibilityState === "visible") ask();
  };
  const timer = setInterval(askIfVisible, pauseMs);
  addEventListener("focus", askIfVisible);
  addEventListener("online", askIfVisible);
  document.addEventListener("visibilitychange", askIfVisible);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", askIfVisible);
    removeEventListener("online", askIfVisible);
    document.removeEventListener("visibilitychange", askIfVisible);
  };
}
