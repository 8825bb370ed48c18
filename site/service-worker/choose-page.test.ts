import { expect, test } from "vitest";
import { withResolvers } from "#domain/with-resolvers.ts";
import { choosePage } from "./choose-page.ts";

const never = new Promise<never>(() => undefined);
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const nothing = async () => undefined;
const page = (text: string) => async () => new Response(text);

test("a page that the server sends in time is shown", async () => {
  const shown = await choosePage({
    latest: Promise.resolve(new Response("today")),
    late: never,
    kept: page("yesterday"),
    substitute: nothing,
  });
  expect(await shown.text()).toBe("today");
});

test("a 404 of the server is shown even if the page is cached", async () => {
  const shown = await choosePage({
    latest: Promise.resolve(new Response("unknown", { status: 404 })),
    late: never,
    kept: page("yesterday"),
    substitute: page("menu"),
  });
  expect(shown.status).toBe(404);
});

test.each([
  ["while offline", offline],
  ["from a server that fails", async () => new Response("sorry", { status: 503 })],
])("%s the cached page is shown, otherwise the substitute", async (_, answer) => {
  const choice = { late: never, substitute: page("menu") };
  const kept = await choosePage({ ...choice, latest: answer(), kept: page("yesterday") });
  expect(await kept.text()).toBe("yesterday");
});

test("while offline the substitute is shown if the page was never cached", async () => {
  const shown = await choosePage({
    latest: offline(),
    late: never,
    kept: nothing,
    substitute: page("menu"),
  });
  expect(await shown.text()).toBe("menu");
});

test("on a slow connection only the cached page is shown early, never the substitute", async () => {
  const slow = withResolvers<Response>();
  const choice = { latest: slow.promise, late: Promise.resolve(), substitute: page("menu") };
  const kept = await choosePage({ ...choice, kept: page("yesterday") });
  expect(await kept.text()).toBe("yesterday");

  const waited = choosePage({ ...choice, kept: nothing });
  slow.resolve(new Response("today"));
  expect(await (await waited).text()).toBe("today");
});

test("with an empty cache the server's error or the network error is passed on", async () => {
  const choice = { late: never, kept: nothing, substitute: nothing };
  const failed = Promise.resolve(new Response("sorry", { status: 503 }));
  expect((await choosePage({ ...choice, latest: failed })).status).toBe(503);
  await expect(choosePage({ ...choice, latest: offline() })).rejects.toThrow("Failed to fetch");
});
