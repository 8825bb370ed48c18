import { createHash, randomBytes } from "node:crypto";

/** The part of a request that names its session. A request of Fastify and of Node have it. */
export interface SessionRequest {
  readonly headers: {
    readonly cookie?: string | undefined;
    readonly origin?: string | undefined;
    readonly host?: string | undefined;
  };
}

/** Browsers accept a cookie with this prefix only over TLS, from this host, and for all of it: no other host can set it. */
const secureName = "__Host-desk";
/** For development: some browsers accept no `Secure` cookie on http://localhost. */
const localName = "desk";
const tokenPattern = /^[A-Za-z0-9_-]{43}$/u;

/** A token of 256 random bits, which only the cookie has and must not be stored or logged, and its hash, which the database keeps. */
export function makeSession() {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOf(token) };
}

/** The hash of the session that a request names; undefined if it names none. The session need not exist or be valid. */
export function sessionHashOf(request: SessionRequest): string | undefined {
  const prefix = `${nameFor(request)}=`;
  const cookies = request.headers.cookie?.split(";").map((each) => each.trim()) ?? [];
  const token = cookies.find((each) => each.startsWith(prefix))?.slice(prefix.length);
  return token !== undefined && tokenPattern.test(token) ? hashOf(token) : undefined;
}

/** The `Set-Cookie` value that gives a browser its session until `endsAt`. Times are milliseconds since 1970 UTC. */
export function sessionCookie(
  request: SessionRequest,
  { token, endsAt, now }: { readonly token: string; readonly endsAt: number; readonly now: number },
): string {
  return cookieText(request, token, Math.max(0, Math.floor((endsAt - now) / 1_000)));
}

/** The `Set-Cookie` value that makes a browser forget its session. */
export function clearedSessionCookie(request: SessionRequest): string {
  return cookieText(request, "", 0);
}

function cookieText(request: SessionRequest, value: string, seconds: number): string {
  const name = nameFor(request);
  return [
    `${name}=${value}`,
    `Max-Age=${String(seconds)}`,
    "Path=/",
    "HttpOnly",
    ...(name === secureName ? ["Secure"] : []),
    "SameSite=Strict",
  ].join("; ");
}

/**
 * The origin decides, because it is what the browser sees: behind a proxy, protocol and host of the request may be other ones.
 * Browsers send it with every POST. Who forges it names another cookie and gains nothing.
 */
function nameFor({ headers }: SessionRequest): string {
  const origin = headers.origin ?? `http://${headers.host ?? ""}`;
  return isLocalOrigin(origin) ? localName : secureName;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

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
