import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { expect, test, vi } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { callRequest } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";

/** What a page of the desk sent before its calls were typed: the documents of its operations, by their names. */
const earlierOperations = JSON.parse(
  readFileSync(new URL("testing/earlier-operations.json", import.meta.url), "utf8"),
) as Readonly<Record<string, string>>;

const monday = Date.UTC(2026, 0, 5, 9);

async function openDesk(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop({ clock: () => monday, ...options });
  return { ...shop, owner: await letIn(shop.store, "owner", monday) };
}

function send(app: FastifyInstance, headers: Readonly<Record<string, string>>, body: object) {
  return app.inject({ ...callRequest(body, headers), url: "/desk/graphql" });
}

/**
 * Such a page is still open somewhere when a server is updated. It takes `UNAVAILABLE` for a busy server: a mark that waits stays on the
 * device and is sent again, as what was typed into a form does, and the last week stays on the screen. On `BAD_REQUEST` it would give up
 * what it sent.
 */
test("no operation of a page of an earlier build is called wrong: it has to wait for the new page, which is told by the reason", async () => {
  const { app, owner } = await openDesk();
  for (const [name, query] of Object.entries(earlierOperations)) {
    // A mark is one by what it is sent with, see below.
    const answer = await send(app, owner.headers, { operationName: name, query, variables: {} });
    expect([name, answer.statusCode]).toEqual([name, 503]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { code: "UNAVAILABLE", reason: "older-page" } }],
    });
  }
});

test("a mark of a page of an earlier build is stored once, and answered in the form of that page", async () => {
  const { app, store, owner } = await openDesk();
  const order = newOrder();
  await store.saveOrders([order]);
  const press = {
    actionId: "earlier-1",
    pressedAt: monday,
    seen: { event: 0, actionIds: [] },
    orderNumber: order.number,
    week: null,
    action: { packed: true },
    tellsCustomer: false,
  };
  const mark = async (headers: Readonly<Record<string, string>>, changes: object = {}) => {
    const sent = { ...press, ...changes };
    const answer = await send(app, headers, {
      operationName: "Press",
      query: earlierOperations["Press"],
      variables: { press: sent },
    });
    return answer.json<{ data: object | null; errors?: { extensions: object }[] }>();
  };
  // Each field that its operation asks for.
  const isPacked = { number: order.number, week: weekOfMonday, revision: 0, isPacked: true };
  const sums = { due: 21_930, received: 0, hasBalance: true, askedAt: null };
  const rest = { isHandedOver: false, isCancelled: false, isErased: false, lastEvent: 2 };
  const recorded = {
    data: {
      press: {
        outcome: "recorded",
        order: { ...isPacked, ...sums, ...rest },
        week: null,
        event: 2,
      },
    },
  };
  expect(await mark(owner.headers)).toEqual(recorded);
  expect(await mark(owner.headers)).toMatchObject({ data: { press: { outcome: "repeated" } } });
  const ofWeek = { orderNumber: null, week: weekOfMonday, action: { weekClosed: true } };
  expect(await mark(owner.headers, { ...ofWeek, actionId: "earlier-2" })).toMatchObject({
    data: { press: { outcome: "recorded", week: { week: weekOfMonday, isClosed: true } } },
  });
  const driver = await letIn(store, "driver", monday);
  const refusals = [
    [driver.headers, { action: { packed: false } }, "NOT_ALLOWED"],
    // What fits no build has an end.
    [owner.headers, { action: { weighed: 500 } }, "BAD_REQUEST"],
  ] as const;
  for (const [headers, changes, code] of refusals)
    expect(await mark(headers, { ...changes, actionId: "earlier-3" })).toMatchObject({
      data: null,
      errors: [{ extensions: { code } }],
    });
});

test("without a session, with an unknown one and with a revoked one a page of an earlier build is told so, whatever it asks", async () => {
  const { app, store, owner } = await openDesk();
  const reasonOf = async (headers: Readonly<Record<string, string>>, body: object) =>
    (await send(app, headers, body)).json<{ errors: { extensions: object }[] }>().errors[0]
      ?.extensions;
  const signedOut = (reason: string) => ({ code: "NOT_SIGNED_IN", reason });
  const cookie = `desk=${"a".repeat(43)}`;
  for (const query of [
    ...Object.values(earlierOperations),
    "{ __schema { types { name } } }",
    "{",
  ]) {
    expect(await reasonOf({}, { query })).toEqual(signedOut("none"));
    expect(await reasonOf({ cookie }, { query })).toEqual(signedOut("unknown"));
  }
  await store.revokeDevice({ id: owner.id, by: null, at: monday });
  expect(await reasonOf(owner.headers, {})).toEqual(signedOut("revoked"));
});

test("pages of other origins and calls without an origin are rejected, listed origins too", async () => {
  const { app, owner } = await openDesk({
    config: { allowedOrigins: ["https://partner.example"], publicOrigin: "https://shop.example" },
  });
  for (const origin of ["https://partner.example", "https://other.example", ""]) {
    const answer = await send(app, { ...owner.headers, origin }, {});
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  }
  const crossSite = { ...owner.headers, "sec-fetch-site": "cross-site" };
  expect((await send(app, crossSite, {})).statusCode).toBe(403);
});

test.each(["GET", "PUT", "DELETE"] as const)("%s is not allowed", async (method) => {
  const { app, owner } = await openDesk();
  const request = callRequest({ query: "{ week { week } }" }, owner.headers);
  const url = `/desk/graphql?query=${encodeURIComponent("{ week { week } }")}`;
  expect((await app.inject({ ...request, url, method })).statusCode).toBe(405);
});

test("an error of the store is not available, without its text", async () => {
  const { app, store, owner } = await openDesk();
  vi.spyOn(store, "findDeviceBySession").mockRejectedValue(new StoreUnavailable("no connection"));
  const answer = await send(app, owner.headers, { query: "{ week { week } }" });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { data: null, errors: [{ message: "UNAVAILABLE", extensions: { code: "UNAVAILABLE" } }] },
  ]);
});

test("too many questions of one address are rate-limited, together with its calls", async () => {
  const { app, owner } = await openDesk({ config: { callsPerMinute: 2 } });
  const statuses = [];
  for (const _ of [1, 2, 3]) statuses.push((await send(app, owner.headers, {})).statusCode);
  expect(statuses).toEqual([503, 503, 429]);
});
