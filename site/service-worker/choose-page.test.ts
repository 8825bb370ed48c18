import { expect, test } from "vitest";
import { choosePage } from "./choose-page.ts";

const never = new Promise<never>(() => undefined);
const noLine = () => Promise.reject(new TypeError("Failed to fetch"));
const nothing = async () => undefined;
const page = (text: string) => async () => new Response(text);

test("the server's page is shown where it comes in time", async () => {
  const shown = await choosePage({
    latest: Promise.resolve(new Response("today")),
    late: never,
    kept: page("yesterday"),
    substitute: nothing,
  });
  expect(await shown.text()).toBe("today");
});

test("an address without a page is the server's word, kept or not", async () => {
  const shown = await choosePage({
    latest: Promise.resolve(new Response("unknown", { status: 404 })),
    late: never,
    kept: page("yesterday"),
    substitute: page("menu"),
  });
  expect(shown.status).toBe(404);
});

test.each([
  ["without a line", noLine],
  ["from a server that fails", async () => new Response("sorry", { status: 503 })],
])("%s the page that was seen last is shown, else what comes nearest", async (_, answer) => {
  const choice = { late: never, substitute: page("menu") };
  const kept = await choosePage({ ...choice, latest: answer(), kept: page("yesterday") });
  expect(await kept.text()).toBe("yesterday");
});

test("without a line, where the page was never kept, what comes nearest is shown", async () => {
  const shown = await choosePage({
    latest: noLine(),
    late: never,
    kept: nothing,
    substitute: page("menu"),
  });
  expect(await shown.text()).toBe("menu");
});

test("on a slow line the page that was seen last is shown, and nothing else in its place", async () => {
  const slow = Promise.withResolvers<Response>();
  const choice = { latest: slow.promise, late: Promise.resolve(), substitute: page("menu") };
  const kept = await choosePage({ ...choice, kept: page("yesterday") });
  expect(await kept.text()).toBe("yesterday");

  const waited = choosePage({ ...choice, kept: nothing });
  slow.resolve(new Response("today"));
  expect(await (await waited).text()).toBe("today");
});

test("where nothing was kept the server's failure is shown, or the browser's own word on the line", async () => {
  const choice = { late: never, kept: nothing, substitute: nothing };
  const failed = Promise.resolve(new Response("sorry", { status: 503 }));
  expect((await choosePage({ ...choice, latest: failed })).status).toBe(503);
  await expect(choosePage({ ...choice, latest: noLine() })).rejects.toThrow("Failed to fetch");
});
