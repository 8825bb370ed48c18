import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { callDesk, callRequest } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);

async function openDesk(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop({ clock: () => monday, ...options });
  const owner = await letIn(shop.store, "owner", monday);
  const send = (calls: unknown, headers: Readonly<Record<string, string>> = owner.headers) =>
    shop.app.inject(callRequest(calls, headers));
  return { ...shop, owner, send };
}

const bodyOf = ({ statusCode, json }: { readonly statusCode: number; json: () => unknown }) => [
  statusCode,
  json(),
];
const refused = (code: string) => ({ refused: expect.objectContaining({ code }) as unknown });

test("a device that is signed in makes a call, and its answer is never cached", async () => {
  const { send, owner } = await openDesk();
  const answer = await send({ devices: {} });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    vary: "Accept-Encoding",
  });
  expect(answer.json()).toMatchObject({ devices: { answer: [{ id: owner.id, isThis: true }] } });
});

test("several calls that read come in one request, each with its own outcome", async () => {
  const { send, store } = await openDesk();
  const answer = await send({ devices: {}, year: { year: 2026, language: "en" } });
  expect(answer.json()).toMatchObject({
    devices: { answer: [{ role: "owner" }] },
    year: { answer: { orders: 0 } },
  });
  const mixed = await send({ devices: {}, year: { year: 1, language: "en" } });
  expect(bodyOf(mixed)).toEqual([
    200,
    { devices: { answer: expect.any(Array) }, year: refused("BAD_REQUEST") },
  ]);
  const helper = await letIn(store, "helper", monday);
  expect(bodyOf(await send({ devices: {} }, helper.headers))).toEqual([
    200,
    { devices: { refused: { code: "NOT_ALLOWED" } } },
  ]);
});

test("a call that changes something comes alone, and nothing is changed otherwise", async () => {
  const { send, store, owner } = await openDesk();
  const renameDevice = { id: owner.id, name: "Ruth's phone" };
  expect(bodyOf(await send({ devices: {}, renameDevice }))).toEqual([400, refused("BAD_REQUEST")]);
  expect(await store.listDevices()).toMatchObject([{ name: "owner" }]);
  expect((await send({ renameDevice })).json()).toMatchObject({
    renameDevice: { answer: { name: "Ruth's phone" } },
  });
});

test("an unknown call, a request that a call does not take and a body of something else are refused", async () => {
  const { send } = await openDesk();
  const one: readonly object[] = [
    { devices: { more: 1 } },
    { devices: null },
    { devices: [] },
    { year: { year: "2026", language: "he" } },
    { year: { year: 2026, language: "fr" } },
    { renameDevice: { id: 2 ** 40, name: "x" } },
  ];
  for (const calls of one)
    expect(bodyOf(await send(calls))).toEqual([
      200,
      { [Object.keys(calls)[0] ?? ""]: refused("BAD_REQUEST") },
    ]);
  // A page of another build may ask it. It keeps what waits on this answer only.
  for (const name of ["wek", "constructor", "toString"])
    expect(bodyOf(await send({ [name]: {} }))).toEqual([200, { [name]: refused("UNAVAILABLE") }]);
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, {}]));
  for (const body of [{}, [], null, "devices", 7, many, { wek: {}, devices: {} }])
    expect(bodyOf(await send(body))).toEqual([400, refused("BAD_REQUEST")]);
  const prototype = await send(JSON.parse('{"__proto__": {}}'));
  expect(bodyOf(prototype)).toEqual([400, refused("BAD_REQUEST")]);
});

test("without a session, with an unknown one and with a revoked one nothing is answered, not even which calls there are", async () => {
  const { app, send, store, owner } = await openDesk();
  const signedOut = (reason: string) => [200, { refused: { code: "NOT_SIGNED_IN", reason } }];
  const cookie = `desk=${"a".repeat(43)}`;
  for (const calls of [{ devices: {} }, { wek: {} }, {}, 7]) {
    expect(bodyOf(await send(calls, {}))).toEqual(signedOut("none"));
    expect(bodyOf(await send(calls, { cookie }))).toEqual(signedOut("unknown"));
  }
  expect(await callDesk(app, owner, "devices", {})).toHaveProperty("answer");
  await store.revokeDevice({ id: owner.id, by: null, at: monday });
  expect(bodyOf(await send({ devices: {} }))).toEqual(signedOut("revoked"));
});

test("pages of other origins and calls without an origin are rejected, listed origins too", async () => {
  const { send, owner } = await openDesk({
    config: { allowedOrigins: ["https://partner.example"], publicOrigin: "https://shop.example" },
  });
  const from = (headers: Readonly<Record<string, string>>) =>
    send({ devices: {} }, { ...owner.headers, ...headers });
  for (const origin of ["https://partner.example", "https://other.example", ""]) {
    const answer = await from({ origin });
    expect(bodyOf(answer)).toEqual([403, refused("BAD_REQUEST")]);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  }
  expect((await from({ "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await from({})).statusCode).toBe(200);
});

test("only JSON by POST is read, and no more than an order takes", async () => {
  const { app, owner, send } = await openDesk();
  const call = callRequest({ devices: {} }, owner.headers);
  for (const method of ["GET", "PUT", "DELETE", "OPTIONS"] as const)
    expect((await app.inject({ ...call, method })).statusCode).toBe(405);
  for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
    const headers = { ...call.headers, "content-type": type };
    expect(bodyOf(await app.inject({ ...call, headers }))).toEqual([415, refused("BAD_REQUEST")]);
  }
  expect(bodyOf(await app.inject({ ...call, payload: "{" }))).toEqual([
    400,
    refused("BAD_REQUEST"),
  ]);
  const long = await send({ renameDevice: { id: owner.id, name: "x".repeat(300_000) } });
  expect(bodyOf(long)).toEqual([413, refused("BAD_REQUEST")]);
});

test("too many calls of one address are rate-limited, together with what pages of an earlier build ask", async () => {
  const { app, send, owner } = await openDesk({ config: { callsPerMinute: 2 } });
  expect((await send({ devices: {} })).statusCode).toBe(200);
  const earlier = callRequest({ query: "{ me { confirmedUntil } }" }, owner.headers);
  expect((await app.inject({ ...earlier, url: "/desk/graphql" })).statusCode).toBe(503);
  const third = await send({ devices: {} });
  expect(bodyOf(third)).toEqual([429, refused("TOO_MANY_REQUESTS")]);
  expect(third.headers["retry-after"]).toBeDefined();
});

test("an overloaded server turns calls away, and says when to come again", async () => {
  const { send } = await openDesk({ overload: () => "all" });
  const answer = await send({ devices: {} });
  expect(bodyOf(answer)).toEqual([503, refused("UNAVAILABLE")]);
  expect(answer.headers["retry-after"]).toBeDefined();
});

test("a fault on the server is answered without its message: as maybe stored, as not stored, or as failed", async () => {
  let failure: Error | undefined;
  const { send, owner, log } = await openDesk({
    change: (real) => ({
      ...real,
      renameDevice: async (request) => {
        if (failure !== undefined) throw failure;
        return real.renameDevice(request);
      },
    }),
  });
  const failing = async (error: Error) => {
    failure = error;
    return bodyOf(await send({ renameDevice: { id: owner.id, name: "x" } }));
  };
  const told = (code: string) => [200, { renameDevice: { refused: { code } } }];
  expect(await failing(new Error("at line 7"))).toEqual(told("INTERNAL_ERROR"));
  expect(log()).toContain("at line 7");
  expect(await failing(new StoreUnavailable("the disk is full"))).toEqual(told("UNAVAILABLE"));
  expect(await failing(new StoreUnavailable("lost", { isInDoubt: true }))).toEqual(
    told("OUTCOME_UNKNOWN"),
  );
});

test("a long answer is compressed for clients that accept it", async () => {
  const { send, store, owner } = await openDesk();
  await store.saveOrders(
    Array.from({ length: 40 }, (_, index) => newOrder({ number: String(200_000_000 + index) })),
  );
  const ask = (encoding: string) =>
    send(
      { accountCsv: { year: 2026, table: "orders" } },
      { ...owner.headers, "accept-encoding": encoding },
    );
  const [plain, compressed] = [await ask("identity"), await ask("gzip, br")];
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(compressed.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
});

test("the log names no customer, and no session", async () => {
  const { send, store, owner, log } = await openDesk();
  await store.saveOrders([newOrder()]);
  const { name, phoneNumber, email } = newOrder().order.customerData;
  expect((await send({ week: { week: null, language: "en" } })).body).toContain(phoneNumber);
  await send({ order: { number: 7, language: "en" } });
  for (const secret of [name, phoneNumber, email, owner.headers["cookie"] ?? ""])
    expect(log()).not.toContain(secret);
});

test("a device counts as seen when it was, and not at every call", async () => {
  let now = monday;
  const { send, store } = await openDesk({ clock: () => now });
  const seen = async () => (await store.listDevices())[0]?.lastSeenAt;
  now = monday + 1_000;
  await send({ me: {} });
  expect(await seen()).toBe(monday);
  now = monday + 10 * 60_000;
  await send({ me: {} });
  expect(await seen()).toBe(now);
});
