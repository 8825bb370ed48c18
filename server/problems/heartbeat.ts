import type { Problem } from "./problem.ts";

/** Milliseconds between two calls, and to wait for an answer. */
const [beatEvery, patience] = [5 * 60_000, 10_000];

interface HeartbeatOptions {
  /** Called with GET. It may be a secret, so it is not logged. */
  readonly url: string;
  /** Milliseconds that never go back. */
  readonly steady?: () => number;
  readonly log: { readonly warn: (fields: object, line: string) => void };
}

/**
 * Gives a function that takes what is wrong now, after each look, and calls a URL every five minutes while nothing stops orders. A service that
 * waits for these calls notices when the server, its machine or its network is gone. A call that failed is made again at the next look.
 * Never rejects.
 */
export function heartbeat({
  url,
  steady = () => performance.now(),
  log,
}: HeartbeatOptions): (problems: readonly Problem[]) => Promise<void> {
  let beatAt: number | undefined;
  let hasFailed = false;
  return async (problems) => {
    const now = steady();
    // Looks are not exactly a minute apart.
    const isDue = beatAt === undefined || now - beatAt >= beatEvery - 1_000;
    if (!isDue || problems.some(({ stopsOrders }) => stopsOrders)) return;
    const reason = await call(url);
    if (reason === undefined) beatAt = now;
    else if (!hasFailed)
      log.warn({ reason }, "HEARTBEAT_URL could not be called: it is tried again");
    hasFailed = reason !== undefined;
  };
}

/** Calls the URL; gives why that failed, without the URL, and undefined if it did not. */
async function call(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return response.ok ? undefined : String(response.status);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error && "code" in cause && typeof cause.code === "string"
      ? cause.code
      : "no answer";
  }
}
