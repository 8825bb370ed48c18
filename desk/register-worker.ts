import { newerPageMessage } from "#contract/wire/desk-build.ts";

/** An installed desk may stay open for weeks, also on the screen: a new build is looked for this often, in milliseconds. */
const checkEveryMs = 60 * 60_000;
/** After an answer that the page is of another build a newer one is looked for at once, but not more often than this. */
const leastPauseMs = 60_000;

/** Looks for a newer build: the server has answered that this page is of another one. */
export type CheckForBuild = () => void;

/**
 * Registers the service worker, so that the desk opens without a connection. `onNewerPage` is called each time that a worker of another
 * build has seen the server answer this page that it is of another one: then a reload gives the newer page. Undefined without a worker,
 * and never rejects: the desk works without it. Development has none, because it would answer with an old build.
 */
export async function registerWorker(onNewerPage: () => void): Promise<CheckForBuild | undefined> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === newerPageMessage) onNewerPage();
  });
  try {
    const registration = await serviceWorker.register("/desk/service-worker.js", {
      scope: "/desk",
    });
    let checkedAt = Date.now();
    const check = (pauseMs: number) => {
      if (Date.now() - checkedAt < pauseMs) return;
      checkedAt = Date.now();
      registration.update().catch((error: unknown) => {
        console.warn("a new build cannot be looked for", error);
      });
    };
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") check(checkEveryMs);
    });
    // Not the whole interval: a timer that was late once would find the hour not over at its next turn.
    setInterval(() => check(checkEveryMs - leastPauseMs), checkEveryMs);
    return () => check(leastPauseMs);
  } catch (error) {
    console.warn("the desk cannot be opened without a connection", error);
    return undefined;
  }
}
