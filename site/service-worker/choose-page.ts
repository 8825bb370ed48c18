interface Choice {
  /** The current answer of the server; rejects while offline. */
  readonly latest: Promise<Response>;
  /** Resolves when the time to wait for it is over. */
  readonly late: Promise<void>;
  /** The cached copy of the requested page. */
  readonly kept: () => Promise<Response | undefined>;
  /** A replacement if the page was never cached. */
  readonly substitute: () => Promise<Response | undefined>;
}

/**
 * The server's page if it arrives in time, otherwise the cached one. A server error (5xx) counts as unreachable. Only if nothing is
 * cached does this give the server's error, or reject with the network error.
 */
export async function choosePage({ latest, late, kept, substitute }: Choice): Promise<Response> {
  const fresh = latest.then(
    (answer) => (answer.status < 500 ? answer : null),
    () => null,
  );
  const first = await Promise.race([fresh, late]);
  if (first instanceof Response) return first;
  return (await kept()) ?? (await fresh) ?? (await substitute()) ?? latest;
}
