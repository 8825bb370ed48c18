import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { graphqlCall, openShop } from "#server/testing/open-shop.ts";

const question = graphqlCall("{ shop { name } }");

describe("a rate-limited address", () => {
  const config = { callsPerMinute: 3 };

  test("gets Retry-After and an error in GraphQL's form", async () => {
    const { app } = await openShop({ config });
    for (let at = 0; at < 3; at += 1) expect((await app.inject(question)).statusCode).toBe(200);
    const answer = await app.inject(question);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(answer.json().errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
  });

  test("is not kept out for as long as the machine's clock was ahead", async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 48 * 60 * 60_000 });
    const { app } = await openShop({ config });
    for (let at = 0; at < 4; at += 1) await app.inject(question);
    vi.useRealTimers();
    const { statusCode, headers } = await app.inject(question);
    expect({ statusCode, after: headers["retry-after"] }).toEqual({ statusCode: 429, after: "60" });
  });

  test("does not affect other addresses or its own requests of pages", async () => {
    const { app } = await openShop({ config });
    for (let at = 0; at < 4; at += 1) await app.inject(question);
    expect((await app.inject({ ...question, remoteAddress: "10.0.0.2" })).statusCode).toBe(200);
    expect((await app.inject("/")).statusCode).toBe(200);
  });

  test("may request pages twenty times as often, and then gets a page that says why it is refused", async () => {
    const { app } = await openShop({ config });
    for (let at = 0; at < 60; at += 1) await app.inject("/");
    const answer = await app.inject("/");
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain("Too many requests");
  });

  test("cannot pretend to be another one with a header", async () => {
    const { app } = await openShop({ config });
    const call = (at: number) =>
      app.inject({
        ...question,
        headers: { ...question.headers, "x-forwarded-for": `10.0.0.${String(at)}` },
      });
    for (let at = 0; at < 3; at += 1) await call(at);
    expect((await call(4)).statusCode).toBe(429);
  });

  test("is identified by the header of a trusted proxy", async () => {
    const { app } = await openShop({ config: { ...config, trustedProxies: ["loopback"] } });
    const call = (at: number) =>
      app.inject({
        ...question,
        headers: { ...question.headers, "x-forwarded-for": `10.0.0.${String(at)}` },
      });
    for (let at = 0; at < 6; at += 1) expect((await call(at)).statusCode).toBe(200);
  });

  test("of an IPv6 network counts with all its other addresses, at each limit", async () => {
    const { app } = await openShop({ config: { callsPerMinute: 1 } });
    const twenty = Array.from({ length: 20 }, () => "/");
    const doors = [[question], twenty, ["/order/1"]];
    for (const door of doors) {
      const from = (address: string) => (call: (typeof door)[number]) =>
        app.inject({
          ...(typeof call === "string" ? { url: call } : call),
          remoteAddress: address,
        });
      for (const call of door)
        expect((await from("2001:db8:1:2::1")(call)).statusCode).not.toBe(429);
      const [again = ""] = door;
      expect((await from("2001:db8:1:2:ffff::9")(again)).statusCode).toBe(429);
      expect((await from("2001:db8:1:3::1")(again)).statusCode).not.toBe(429);
    }
  });

  test("may always request the health checks", async () => {
    const { app } = await openShop({ config });
    for (let at = 0; at < 70; at += 1) expect((await app.inject("/health")).statusCode).toBe(200);
  });
});

describe("health checks", () => {
  test("say that the server is alive and ready", async () => {
    const { app } = await openShop();
    expect((await app.inject("/health")).body).toBe("alive\n");
    const ready = await app.inject("/ready");
    expect([ready.statusCode, ready.body]).toEqual([200, "ready\n"]);
    expect(ready.headers["cache-control"]).toBe("no-store");
  });

  test("say that it is alive and not ready if its store does not answer", async () => {
    const { app } = await openShop({
      change: (store) => ({ ...store, currentCatalogue: () => Promise.reject(new Error("oh")) }),
    });
    expect((await app.inject("/health")).statusCode).toBe(200);
    const ready = await app.inject("/ready");
    expect([ready.statusCode, ready.body]).toEqual([503, "not ready: database: see the log\n"]);
  });
});

// Node's own pause between two looks for such clients, 30 seconds, is longer than the test may take.
test("a client that sends its headers for more than 10 seconds, or a request for more than 30, is cut off", {
  timeout: 25_000,
}, async () => {
  const { app } = await openShop();
  const { server } = app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.address() as AddressInfo;
  const slowly = async (beginning: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(beginning);
    return text(socket);
  };
  Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
  const answers = await Promise.all([
    slowly("GET / HTTP/1.1\r\nhost: shop"),
    slowly(
      "POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    ),
  ]);
  expect(answers).toEqual([
    expect.stringMatching(/^HTTP\/1\.1 408 /u),
    expect.stringMatching(/^HTTP\/1\.1 408 /u),
  ]);
});

test("the log of requests contains no query string, address or header", async () => {
  const { app, log } = await openShop();
  await app.inject({
    url: "/cart?name=ruth",
    headers: { cookie: "session=1234", "user-agent": "browser of ruth" },
  });
  expect(log()).toContain('"path":"/cart"');
  expect(log()).not.toMatch(/ruth|1234|127\.0\.0\.1/u);
});

test("a log line that would be long is cut, and is still JSON", async () => {
  const { app, log } = await openShop();
  await app.inject(`/${'"soup'.repeat(3_000)}`);
  const lines = log().split("\n").slice(0, -1);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(8_001);
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: "debug", msg: "a log line was too long" }),
  );
});
