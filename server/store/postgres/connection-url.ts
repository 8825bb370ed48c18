/** The values of `sslmode` that are known. Any other one would be passed over, and the connection not be encrypted. */
export const sslModes = [
  "disable",
  "prefer",
  "require",
  "verify-ca",
  "verify-full",
  "no-verify",
] as const;

/** Whether a URL has no `sslmode`, or one that is known. */
export function hasKnownSslMode(url: URL): boolean {
  const modes: readonly string[] = sslModes;
  return url.searchParams.getAll("sslmode").every((mode) => modes.includes(mode));
}

/**
 * The URL for `pg`, which takes three modes for `verify-full` and prints a warning that this will change. It does not change here: a
 * connection that the URL wants encrypted goes to a server whose certificate was verified.
 */
export function verifiedUrl(url: string): string {
  if (/[?&]uselibpqcompat=true(?:&|$)/u.test(url)) return url;
  return url.replaceAll(
    /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/gu,
    "verify-full" satisfies (typeof sslModes)[number],
  );
}
