/** Under which the time of the last such reload is kept in session storage. */
const storageKey = "reloadedAt";
/** Within this time a second failure is shown instead of reloaded, so that a page never reloads in a loop. */
const calmMs = 10_000;

/** Logs that a part of the site could not be loaded and reloads the page, at most once in ten seconds. Throws the error where it may not reload. */
export function reloadAfterFailure(error: unknown): Promise<never> {
  console.error("a part of the site could not be loaded", error);
  if (typeof location === "undefined" || wasReloadedLately(Date.now())) throw error;
  location.reload();
  // Nothing may go on before the page is gone.
  return new Promise<never>(() => undefined);
}

/** Gives true also where the time cannot be kept: without it the page could reload for ever. */
function wasReloadedLately(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    sessionStorage.setItem(storageKey, String(now));
    return now - last < calmMs;
  } catch (error) {
    console.warn("the time of the reload cannot be kept", error);
    return true;
  }
}
