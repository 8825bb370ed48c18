const loopbackNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an origin is this machine's own, without TLS. */
export function isLocalOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url?.protocol === "http:" && loopbackNames.has(url.hostname);
}

/** Whether nobody between the browser and the server of an origin can read along. */
export function isSecureOrigin(origin: string): boolean {
  return URL.parse(origin)?.protocol === "https:" || isLocalOrigin(origin);
}
