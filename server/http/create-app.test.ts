import { describe, expect, test } from "vitest";
import { graphqlCall, openShop } from "#server/testing/open-shop.ts";

const question = graphqlCall("{ shop { name } }");

describe("one address that comes too often", () => {
  const config = { callsPerMinute: 3 };

  test("is told when to come again, in GraphQL's form", async () => {
    const { app } = await openShop({ config });
    for (let at = 0; at < 3; at += 1) expect((await app.inject(question)).statusCode).toBe(200);
    const answer = await app.inject(question);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(answer.json().errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
  });

  test("hinders no other address and no reader of pages", async () => {
    const { app } = await openShop({ config });
    for (let at = 0; at < 4; at += 1) await app.inject(question);
    expect((await app.inject({ ...question, remoteAddress: "10.0.0.2" })).statusCode).toBe(200);
    expect((await app.inject("/")).statusCode).toBe(200);
  });

  test("may read pages twenty times as often, and then reads why not", async () => {
    const { app } = await openShop({ config });
    for (let at = 0; at < 60; at += 1) await app.inject("/");
    const answer = await app.inject("/");
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain("Too many requests");
  });

  test("cannot pass for another by what it says of itself", async () => {
    const { app } = await openShop({ config });
    const call = (at: number) =>
      app.inject({
        ...question,
        headers: { ...question.headers, "x-forwarded-for": `10.0.0.${String(at)}` },
      });
    for (let at = 0; at < 3; at += 1) await call(at);
    expect((await call(4)).statusCode).toBe(429);
  });

  test("is known behind a trusted proxy by what the proxy says", async () => {
    const { app } = await openShop({ config: { ...config, trustedProxies: ["loopback"] } });
    const call = (at: number) =>
      app.inject({
        ...question,
        headers: { ...question.headers, "x-forwarded-for": `10.0.0.${String(at)}` },
      });
    for (let at = 0; at < 6; at += 1) expect((await call(at)).statusCode).toBe(200);
  });

  test("is never hindered in asking whether the server is well", async () => {
    const { app } = await openShop({ config });
    for (let at = 0; at < 70; at += 1) expect((await app.inject("/health")).statusCode).toBe(200);
  });
});

describe("whoever watches over the server", () => {
  test("sees that it is alive and ready", async () => {
    const { app } = await openShop();
    expect((await app.inject("/health")).body).toBe("alive\n");
    const ready = await app.inject("/ready");
    expect([ready.statusCode, ready.body]).toEqual([200, "ready\n"]);
    expect(ready.headers["cache-control"]).toBe("no-store");
  });

  test("sees that it is alive and not ready where its store does not answer", async () => {
    const { app } = await openShop({
      change: (store) => ({ ...store, currentCatalogue: () => Promise.reject(new Error("oh")) }),
    });
    expect((await app.inject("/health")).statusCode).toBe(200);
    const ready = await app.inject("/ready");
    expect([ready.statusCode, ready.body]).toEqual([503, "not ready\n"]);
  });
});

test("the log of requests has no search, address or header", async () => {
  const { app, log } = await openShop();
  await app.inject({
    url: "/cart?name=ruth",
    headers: { cookie: "session=1234", "user-agent": "browser of ruth" },
  });
  expect(log()).toContain('"path":"/cart"');
  expect(log()).not.toMatch(/ruth|1234|127\.0\.0\.1/u);
});
