import { expect, test } from "vitest";
import { newOrder } from "#server/testing/new-order.ts";
import { askDesk, deskCall, letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const query = "{ __typename }";

async function openDesk(clock: () => number = () => monday) {
  const shop = await openShop({ clock });
  await shop.store.saveOrders([newOrder()]);
  return { ...shop, owner: await letIn(shop.store, "owner", monday) };
}

test("a device that is signed in is answered, and its answer is never cached", async () => {
  const { app, owner } = await openDesk();
  const answer = await app.inject(deskCall(query, {}, owner.headers));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/graphql-response+json; charset=utf-8",
  });
  expect(answer.json()).toEqual({ data: { __typename: "Query" } });
});

test("without a session, with an unknown one and with a revoked one nothing is answered", async () => {
  const { app, store, owner } = await openDesk();
  const refusal = (reason: string) => ({
    errors: [{ extensions: { code: "NOT_SIGNED_IN", reason } }],
    data: null,
  });
  const cookie = `desk=${"a".repeat(43)}`;
  expect(await askDesk(app, { headers: {} }, query)).toMatchObject(refusal("none"));
  expect(await askDesk(app, { headers: { cookie } }, query)).toMatchObject(refusal("unknown"));
  expect((await askDesk(app, owner, query)).errors).toBeUndefined();
  await store.revokeDevice({ id: owner.id, by: null, at: monday });
  expect(await askDesk(app, owner, query)).toMatchObject(refusal("revoked"));
});

test("the schema is told to nobody without a session, not even by its errors", async () => {
  const { app, owner } = await openDesk();
  const questions = ["{ __schema { queryType { name } } }", "{ __typename }", "{ wek }", "{"];
  for (const each of questions)
    expect(await askDesk(app, { headers: {} }, each)).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: { code: "NOT_SIGNED_IN", reason: "none" },
        },
      ],
      data: null,
    });
  const [schema = ""] = questions;
  expect((await askDesk(app, owner, schema)).data).toEqual({
    __schema: { queryType: { name: "Query" } },
  });
});

test("pages of other origins and calls without an origin are rejected, listed origins too", async () => {
  const { app, store } = await openShop({
    config: { allowedOrigins: ["https://partner.example"], publicOrigin: "https://shop.example" },
  });
  const { headers } = await letIn(store, "owner", monday);
  const call = (origin: string) => deskCall(query, {}, { ...headers, origin });
  for (const origin of ["https://partner.example", "https://other.example", ""]) {
    const answer = await app.inject(call(origin));
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  }
  const crossSite = deskCall(query, {}, { ...headers, "sec-fetch-site": "cross-site" });
  expect((await app.inject(crossSite)).statusCode).toBe(403);
  expect((await app.inject(deskCall(query, {}, headers))).statusCode).toBe(200);
});

test.each(["GET", "PUT", "DELETE"] as const)("%s is not allowed", async (method) => {
  const { app, owner } = await openDesk();
  const url = `/desk/graphql?query=${encodeURIComponent(query)}`;
  const answer = await app.inject({ ...deskCall(query, {}, owner.headers), url, method });
  expect(answer.statusCode).toBe(405);
});

test("too many calls of one address are rate-limited", async () => {
  const { app, store } = await openShop({ config: { callsPerMinute: 2 } });
  const { headers } = await letIn(store, "owner", monday);
  const statuses = [];
  for (const _ of [1, 2, 3])
    statuses.push((await app.inject(deskCall(query, {}, headers))).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test("a device counts as seen when it was, and not at every call", async () => {
  let now = monday;
  const { app, store, owner } = await openDesk(() => now);
  const seen = async () => (await store.listDevices())[0]?.lastSeenAt;
  now = monday + 1_000;
  await askDesk(app, owner, query);
  expect(await seen()).toBe(monday);
  now = monday + 10 * 60_000;
  await askDesk(app, owner, query);
  expect(await seen()).toBe(now);
});
