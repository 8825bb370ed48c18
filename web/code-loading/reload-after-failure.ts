/** Key in session storage under which the time of the last reload is kept. */
const storageKey = "reloadedAt";
/** A second failure within this time does not reload the page again, so that it never reloads in a loop. */
const minimumIntervalMs = 10_000;

/**
 * Logs that code could not be loaded and reloads the page, at most once in ten seconds. Throws the error if it may not reload:
 * too soon, on a server, or if session storage is not available.
 */
export function reloadAfterFailure(error: unknown): Promise<never> {
  console.error("code could not be loaded", error);
  if (typeof location === "undefined" || wasReloadedRecently(Date.now())) throw error;
  location.reload();
  // Callers must not continue until the page is unloaded.
  return new Promise<never>(() => undefined);
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
