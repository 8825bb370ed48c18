import { createElement, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { fullMenuDocument, shopDocument } from "#contract/generated/operations.ts";
import type { Language } from "#domain/language/language.ts";
import { answerFrom } from "#site/testing/answer-from-soup-kitchen.ts";
import { watchCalls } from "#site/testing/watch-calls.ts";
import type { Execute } from "./execute.ts";
import { createGraphqlClient } from "./graphql-client.ts";

const menuIn = (language: Language) => [fullMenuDocument, { filter: { language } }] as const;
const noLine: Execute = () => Promise.reject(new TypeError("no line"));

/** A server that can be made to fail and to answer something else. */
function changingServer(first: Execute) {
  let current = first;
  const { execute, calls } = watchCalls((...call) => current(...call));
  return { execute, calls, becomes: (next: Execute) => (current = next) };
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

test("a query is asked once, however often it is read", async () => {
  const { execute, calls } = watchCalls(answerFrom());
  const client = createGraphqlClient(execute);
  const first = client.read(...menuIn("he"));
  expect(client.read(...menuIn("he"))).toBe(first);
  await first;
  expect(client.read(...menuIn("he"))).toBe(first);
  expect(calls).toHaveLength(1);
});

test("the same query in another language is another one", async () => {
  const client = createGraphqlClient(answerFrom());
  const he = await client.read(...menuIn("he"));
  const en = await client.read(...menuIn("en"));
  expect(he).toMatchObject({ ok: true, data: { fullMenu: [{ orderType: "מרקים" }, {}] } });
  expect(en).toMatchObject({ ok: true, data: { fullMenu: [{ orderType: "Soups" }, {}] } });
});

test("the answers that came with the page are asked no more, and there without waiting", async () => {
  const server = createGraphqlClient(answerFrom());
  await server.read(...menuIn("he"));
  const handedOver = JSON.parse(JSON.stringify(server.answered())) as Record<string, unknown>;
  const { execute, calls } = watchCalls(noLine);
  const client = createGraphqlClient(execute, handedOver);
  // React's `use` looks for the status, and then does not suspend.
  expect(client.read(...menuIn("he"))).toMatchObject({ status: "fulfilled" });
  expect(await client.read(...menuIn("he"))).toEqual(await server.read(...menuIn("he")));
  expect(calls).toEqual([]);
});

test("React renders a handed-over answer at once", async () => {
  const variables = { filter: { language: "en" } } as const;
  const server = createGraphqlClient(answerFrom());
  await server.read(shopDocument, variables);
  const client = createGraphqlClient(noLine, server.answered());
  function ShopName() {
    const answer = use(client.read(shopDocument, variables));
    return answer.ok ? answer.data.shop.name : "unknown";
  }
  // It throws where something waits.
  expect(renderToStaticMarkup(createElement(ShopName))).toBe("The soup kitchen");
});

test.each<[string, Execute]>([
  ["no line", noLine],
  ["errors", () => Promise.resolve({ errors: [{ message: "not now" }] })],
  [
    "errors beside data",
    () => Promise.resolve({ data: {} as never, errors: [{ message: "half" }] }),
  ],
  ["no data", () => Promise.resolve({ data: null })],
])("a query with %s is a failure that never throws, is logged, and is kept", async (_, execute) => {
  const watched = watchCalls(execute);
  const client = createGraphqlClient(watched.execute);
  expect(await client.read(...menuIn("he"))).toMatchObject({ ok: false });
  expect(await client.read(...menuIn("he"))).toMatchObject({ ok: false });
  expect(watched.calls).toHaveLength(1);
  expect(client.answered()).toEqual({});
  expect(console.error).toHaveBeenCalledOnce();
});

test("a failure gives way to an answer when it is asked for again", async () => {
  const server = changingServer(noLine);
  const client = createGraphqlClient(server.execute);
  await client.read(...menuIn("he"));
  server.becomes(answerFrom());
  const listener = vi.fn();
  client.subscribe(listener);
  expect(await client.reload(...menuIn("he"))).toMatchObject({ ok: true });
  expect(await client.read(...menuIn("he"))).toMatchObject({ ok: true });
  expect(listener).toHaveBeenCalledOnce();
  expect(Object.keys(client.answered())).toHaveLength(1);
});

test("a known menu stays where asking again fails", async () => {
  const server = changingServer(answerFrom());
  const client = createGraphqlClient(server.execute);
  const known = await client.read(...menuIn("he"));
  server.becomes(noLine);
  expect(await client.reload(...menuIn("he"))).toMatchObject({ ok: false });
  expect(await client.read(...menuIn("he"))).toBe(known);
});

test("an answer that came by another way is told to whoever listens, until they leave", async () => {
  const client = createGraphqlClient(noLine);
  const listener = vi.fn();
  const leave = client.subscribe(listener);
  client.keep(...menuIn("en"), { fullMenu: [] });
  expect(await client.read(...menuIn("en"))).toEqual({ ok: true, data: { fullMenu: [] } });
  leave();
  client.keep(...menuIn("en"), { fullMenu: [] });
  expect(listener).toHaveBeenCalledOnce();
});

test("what was asked ahead is there without waiting; where that failed, who reads asks anew", async () => {
  const server = changingServer(noLine);
  const client = createGraphqlClient(server.execute);
  await client.prefetch(...menuIn("he"));
  server.becomes(answerFrom());
  expect(await client.read(...menuIn("he"))).toMatchObject({ ok: true });
  await client.prefetch(...menuIn("he"));
  expect(server.calls).toHaveLength(2);

  const ahead = client.prefetch(...menuIn("en"));
  expect(await client.read(...menuIn("en"))).toMatchObject({ ok: true });
  await ahead;
  expect(server.calls).toHaveLength(3);
});
