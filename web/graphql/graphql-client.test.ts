import { createElement, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { answerDishes, dishesDocument } from "#web/testing/dishes-query.ts";
import { watchCalls } from "#web/testing/watch-calls.ts";
import { nothingFrom } from "./answer-cache.ts";
import type { Execute } from "./execute.ts";
import { createGraphqlClient } from "./graphql-client.ts";

const dishesIn = (language: Language) => [dishesDocument, { language }] as const;
const offline: Execute = () => Promise.reject(new TypeError("offline"));

const answering =
  (code: string): Execute =>
  () =>
    Promise.resolve({ errors: [{ message: "not now", extensions: { code } }] });

/** A server whose behavior can be replaced. */
function changingServer(first: Execute) {
  let current = first;
  const { execute, calls } = watchCalls((...call) => current(...call));
  return { execute, calls, becomes: (next: Execute) => (current = next) };
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

test("a query that is read several times is sent once", async () => {
  const { execute, calls } = watchCalls(answerDishes);
  const client = createGraphqlClient(execute);
  const first = client.read(...dishesIn("he"));
  expect(client.read(...dishesIn("he"))).toBe(first);
  await first;
  expect(client.read(...dishesIn("he"))).toBe(first);
  expect(calls).toHaveLength(1);
});

test("the same query with other variables has its own answer", async () => {
  const client = createGraphqlClient(answerDishes);
  const he = await client.read(...dishesIn("he"));
  const en = await client.read(...dishesIn("en"));
  expect(he).toEqual({ ok: true, data: { dishes: ["מרק עדשים"] } });
  expect(en).toEqual({ ok: true, data: { dishes: ["Lentil soup"] } });
});

test("answers that came with the page are read without a request and without waiting", async () => {
  const server = createGraphqlClient(answerDishes);
  await server.read(...dishesIn("he"));
  const handedOver = JSON.parse(JSON.stringify(server.answered())) as Record<string, unknown>;
  const { execute, calls } = watchCalls(offline);
  const client = createGraphqlClient(execute, handedOver);
  // React's `use` does not suspend on a promise with this status.
  expect(client.read(...dishesIn("he"))).toMatchObject({ status: "fulfilled" });
  expect(await client.read(...dishesIn("he"))).toEqual(await server.read(...dishesIn("he")));
  expect(calls).toEqual([]);
});

test("React renders an answer that came with the page without suspending", async () => {
  const server = createGraphqlClient(answerDishes);
  await server.read(...dishesIn("en"));
  const client = createGraphqlClient(offline, server.answered());
  function FirstDish() {
    const answer = use(client.read(...dishesIn("en")));
    return answer.ok ? answer.data.dishes[0] : "unknown";
  }
  // It throws if a component suspends.
  expect(renderToStaticMarkup(createElement(FirstDish))).toBe("Lentil soup");
});

test.each<[string, Execute]>([
  ["no connection", offline],
  ["errors", () => Promise.resolve({ errors: [{ message: "not now" }] })],
  [
    "errors beside data",
    () => Promise.resolve({ data: {} as never, errors: [{ message: "half" }] }),
  ],
  ["no data", () => Promise.resolve({ data: null })],
])("a query with %s resolves to a failure, which is logged once and kept", async (_, execute) => {
  const watched = watchCalls(execute);
  const client = createGraphqlClient(watched.execute);
  expect(await client.read(...dishesIn("he"))).toMatchObject({ ok: false });
  expect(await client.read(...dishesIn("he"))).toMatchObject({ ok: false });
  expect(watched.calls).toHaveLength(1);
  expect(client.answered()).toEqual({});
  expect(console.error).toHaveBeenCalledOnce();
});

test("a reload that succeeds replaces a failure", async () => {
  const server = changingServer(offline);
  const client = createGraphqlClient(server.execute);
  await client.read(...dishesIn("he"));
  server.becomes(answerDishes);
  const listener = vi.fn();
  client.subscribe(listener);
  expect(await client.reload(...dishesIn("he"))).toMatchObject({ ok: true });
  expect(await client.read(...dishesIn("he"))).toMatchObject({ ok: true });
  expect(listener).toHaveBeenCalledOnce();
  expect(Object.keys(client.answered())).toHaveLength(1);
});

test.each<[string, Execute]>([
  ["no connection", offline],
  ["a server that cannot answer now", answering("UNAVAILABLE")],
])("what got no answer is asked again once the server answers: %s", async (_, execute) => {
  const server = changingServer(execute);
  const client = createGraphqlClient(server.execute);
  await client.read(...dishesIn("he"));
  await client.reload(...dishesIn("en"));
  server.becomes(answerDishes);
  const listener = vi.fn();
  client.subscribe(listener);
  await client.reload(...dishesIn("en"));
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  expect(await client.read(...dishesIn("he"))).toMatchObject({ ok: true });
  await client.reload(...dishesIn("en"));
  expect(server.calls).toHaveLength(5);
});

test("what a server rejects is not asked again", async () => {
  const server = changingServer(answering("GRAPHQL_VALIDATION_FAILED"));
  const client = createGraphqlClient(server.execute);
  expect(nothingFrom(await client.read(...dishesIn("he")))).toBeNull();
  server.becomes(answerDishes);
  await client.reload(...dishesIn("en"));
  expect(server.calls).toHaveLength(2);
  expect(nothingFrom(await client.read(...dishesIn("he")))).toBeNull();
});

test("a reload that fails keeps the earlier answer", async () => {
  const server = changingServer(answerDishes);
  const client = createGraphqlClient(server.execute);
  const known = await client.read(...dishesIn("he"));
  server.becomes(offline);
  expect(await client.reload(...dishesIn("he"))).toMatchObject({ ok: false });
  expect(await client.read(...dishesIn("he"))).toBe(known);
});

test("listeners are notified of an answer that was stored with `keep`, until they unsubscribe", async () => {
  const client = createGraphqlClient(offline);
  const listener = vi.fn();
  const unsubscribe = client.subscribe(listener);
  client.keep(...dishesIn("en"), { dishes: [] });
  expect(await client.read(...dishesIn("en"))).toEqual({ ok: true, data: { dishes: [] } });
  unsubscribe();
  client.keep(...dishesIn("en"), { dishes: [] });
  expect(listener).toHaveBeenCalledOnce();
});

test("a prefetched answer is not requested again, and a failed prefetch is not kept", async () => {
  const server = changingServer(offline);
  const client = createGraphqlClient(server.execute);
  await client.prefetch(...dishesIn("he"));
  server.becomes(answerDishes);
  expect(await client.read(...dishesIn("he"))).toMatchObject({ ok: true });
  await client.prefetch(...dishesIn("he"));
  expect(server.calls).toHaveLength(2);

  const prefetching = client.prefetch(...dishesIn("en"));
  expect(await client.read(...dishesIn("en"))).toMatchObject({ ok: true });
  await prefetching;
  expect(server.calls).toHaveLength(3);
});
