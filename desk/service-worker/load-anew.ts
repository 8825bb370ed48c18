/** An open page of the desk. */
export interface OpenPage {
  readonly isHidden: boolean;
  readonly loadAnew: () => Promise<unknown>;
}

interface LoadAnewDeps {
  /** The page of a client; undefined if it was closed, or is not a page. */
  readonly pageOf: (clientId: string) => Promise<OpenPage | undefined>;
  /** In milliseconds. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * How long no page has sent a mark before one is reloaded, in milliseconds: longer than a page waits before it sends a mark again, and
 * longer than for an answer.
 */
const quietMs = 60_000;
/** Browsers end what a worker does for an event after five minutes. */
const longestWatchMs = 4 * 60_000;
const stepMs = 1_000;

export type LoadAnew = ReturnType<typeof createLoadAnew>;

/**
 * Reloads pages that cannot say themselves whether they may be: those of older builds, which do not name their build. It
 * happens only while such a page is hidden, so nobody types, and has stored its drafts. Each mark that it has sent has an outcome then, and
 * none was sent for a while: a mark that the device could not store has been sent as well, because a page sends all that waits.
 */
export function createLoadAnew({ pageOf, now, pause }: LoadAnewDeps) {
  /** The clients of pages whose last mark has no outcome. */
  const holding = new Set<string>();
  const watched = new Set<string>();
  let sending = 0;
  // A browser ends and starts a worker as it likes: what pages sent before is not known.
  let lastSentAt = now();

  /** Reloads a page once it may be; gives up after a while, until the page asks again. */
  const watch = async (clientId: string): Promise<void> => {
    let wasHidden = false;
    for (let waited = 0; waited < longestWatchMs; waited += stepMs) {
      await pause(stepMs);
      const page = await pageOf(clientId);
      if (page === undefined) return;
      const isQuiet = sending === 0 && now() - lastSentAt >= quietMs && !holding.has(clientId);
      // Not at once: a page stores its drafts when it is hidden.
      if (isQuiet && wasHidden && page.isHidden) {
        await page.loadAnew();
        return;
      }
      wasHidden = page.isHidden;
    }
  };

  return {
    /** A page sends a mark. `hasOutcome` says whether it waits no more; it is false, or rejects, if the page sends it again. */
    sendsMark: async (clientId: string, hasOutcome: Promise<boolean>): Promise<void> => {
      sending += 1;
      holding.add(clientId);
      try {
        if (await hasOutcome) holding.delete(clientId);
      } finally {
        sending -= 1;
        lastSentAt = now();
      }
    },
    /** The server has told a page that it is of another build. Resolves when nothing is watched, and never rejects. */
    isTold: async (clientId: string): Promise<void> => {
      if (watched.has(clientId)) return;
      watched.add(clientId);
      try {
        await watch(clientId);
      } catch (error) {
        console.warn("a page of an earlier build cannot be reloaded", error);
      } finally {
        watched.delete(clientId);
      }
    },
  };
}
