/** Key in session storage under which the time of the last reload is kept. */
const storageKey = "reloadedAt";
/** A second failure within this time does not reload the page again, so that it never reloads in a loop. */
const minimumIntervalMs = 10_000;

/** How long after a failure the page is reloaded, in milliseconds: a navigation that caused the failure is known by then. */
const momentMs = 500;
/**
 * How long a navigation may take, in milliseconds, before the page counts as staying. A download or a link to a mail program looks
 * like a navigation too, but does not end the page.
 */
const navigationMs = 30_000;

/** When a navigation last started, as `performance.now()` says; undefined if none did, or the page was shown again since. */
let leftAt: number | undefined;

if (typeof window !== "undefined") {
  addEventListener("beforeunload", () => {
    leftAt = performance.now();
  });
  // An iPhone has no beforeunload. A press on a link that the site itself follows is prevented by now.
  addEventListener("click", ({ target, defaultPrevented }) => {
    const link = (target as Element).closest("a[href]:not([target])");
    if (!defaultPrevented && link !== null) leftAt = performance.now();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) leftAt = undefined;
  });
}

/**
 * Logs that code could not be loaded and reloads the page (specification §4), at most once in ten seconds. Rejects with the error if
 * it may not reload: too soon, on a server, or if session storage is not available.
 *
 * WebKit rejects running imports when a navigation starts, and a reload would undo that navigation. So a page that is being left
 * waits; if it is shown again, from the back/forward cache, it is reloaded then.
 */
export async function reloadAfterFailure(error: unknown): Promise<never> {
  console.error("code could not be loaded", error);
  if (typeof location === "undefined") throw error;
  do await new Promise((resolve) => setTimeout(resolve, momentMs));
  while (isBeingLeft());
  if (wasReloadedRecently(Date.now())) throw error;
  location.reload();
  // Callers must not continue until the page is unloaded.
  return new Promise<never>(() => undefined);
}

function isBeingLeft(): boolean {
  return leftAt !== undefined && performance.now() - leftAt < navigationMs;
}

/** Also true if the time cannot be stored: otherwise the page could reload forever. */
function wasReloadedRecently(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    sessionStorage.setItem(storageKey, String(now));
    return now - last < minimumIntervalMs;
  } catch (error) {
    console.warn("the time of the reload cannot be stored", error);
    return true;
  }
}
