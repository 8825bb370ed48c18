interface Choice {
  /** The page as the server answers it now; rejects without a line. */
  readonly latest: Promise<Response>;
  /** Resolves when waiting for it has been long enough. */
  readonly late: Promise<void>;
  /** The page that was asked for, as it was seen last. */
  readonly kept: () => Promise<Response | undefined>;
  /** What is better than nothing where that page was never kept. */
  readonly substitute: () => Promise<Response | undefined>;
}

/**
 * The server's page where it comes in time, else the one that was seen last. A server that fails (5xx) counts as gone.
 * Gives the server's failure, or rejects as the line did, only where nothing was kept.
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
