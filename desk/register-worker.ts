/** An installed desk may stay open for weeks: a new build is looked for this often, in milliseconds. */
const checkEveryMs = 60 * 60_000;

/**
 * Registers the service worker, so that the desk opens without a connection. Never rejects: the desk works without it. Development
 * has none, because it would answer with an old build.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/desk/service-worker.js", {
      scope: "/desk",
    });
    let checkedAt = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - checkedAt < checkEveryMs) return;
      checkedAt = Date.now();
      registration.update().catch((error: unknown) => {
        console.warn("a new build cannot be looked for", error);
      });
    });
  } catch (error) {
    console.warn("the desk cannot be opened without a connection", error);
  }
}
