import { expect, test } from "vitest";
import {
  clearedSessionCookie,
  makeSession,
  type SessionRequest,
  sessionCookie,
  sessionHashOf,
} from "./session-cookie.ts";

const now = Date.UTC(2026, 0, 5);
const from = (headers: SessionRequest["headers"]): SessionRequest => ({ headers });
const overTls = from({ origin: "https://shop.example", host: "127.0.0.1:3000" });
const local = from({ origin: "http://localhost:3000", host: "localhost:3000" });

test("a session has 256 random bits, and its hash tells nothing of them", () => {
  const sessions = Array.from({ length: 100 }, makeSession);
  expect(new Set(sessions.map(({ token }) => token)).size).toBe(100);
  for (const { token, hash } of sessions) {
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(hash).not.toBe(token);
    expect(hash).toMatch(/^[\w-]{43}$/u);
  }
});

test("over TLS the cookie is bound to the host, even where a proxy hides host and protocol", () => {
  const { token } = makeSession();
  expect(sessionCookie(overTls, { token, endsAt: now + 90_500, now })).toBe(
    `__Host-desk=${token}; Max-Age=90; Path=/; HttpOnly; Secure; SameSite=Strict`,
  );
  expect(clearedSessionCookie(overTls)).toBe(
    "__Host-desk=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict",
  );
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
  "on %s the cookie has the plain name",
  (origin) => {
    expect(sessionCookie(from({ origin }), { token: "t", endsAt: now + 1_000, now })).toBe(
      "desk=t; Max-Age=1; Path=/; HttpOnly; SameSite=Strict",
    );
  },
);

test.each(["http://shop.example", "https://localhost", "http://localhost.shop.example", "null"])(
  "on %s the cookie is for TLS only",
  (origin) => {
    expect(clearedSessionCookie(from({ origin }))).toContain("__Host-desk=; ");
  },
);

test("without an origin the host decides", () => {
  expect(clearedSessionCookie(from({ host: "localhost:3000" }))).toMatch(/^desk=/u);
  expect(clearedSessionCookie(from({ host: "shop.example" }))).toMatch(/^__Host-desk=/u);
  expect(clearedSessionCookie(from({}))).toMatch(/^__Host-desk=/u);
});

test("the session is found among other cookies", () => {
  const { token, hash } = makeSession();
  const cookie = `language=he; __Host-desk=${token}; other=1`;
  expect(sessionHashOf({ headers: { ...overTls.headers, cookie } })).toBe(hash);
  expect(sessionHashOf({ headers: { ...local.headers, cookie: `desk=${token}` } })).toBe(hash);
});

test("a cookie that another host could set is not read over TLS", () => {
  const { token } = makeSession();
  const cookie = `desk=${token}; x__Host-desk=${token}`;
  expect(sessionHashOf({ headers: { ...overTls.headers, cookie } })).toBeUndefined();
});

test.each(["", "desk=", "desk=short", `desk=${"a".repeat(44)}`, `desk=${"ä".repeat(43)}`])(
  "the cookies %j name no session",
  (cookie) => {
    expect(sessionHashOf({ headers: { ...local.headers, cookie } })).toBeUndefined();
    expect(sessionHashOf(local)).toBeUndefined();
  },
);

test("a session that ended has a cookie that ends at once", () => {
  expect(sessionCookie(local, { token: "t", endsAt: now - 1, now })).toContain("Max-Age=0");
});
