import { expect, test } from "vitest";
import { callRequest } from "#server/testing/call-desk.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { graphqlCall, openShop, orderCall } from "#server/testing/open-shop.ts";
import { createOverloadGauge, type LoadSample, type Overload } from "./overload.ts";

const busy: LoadSample = { delay: 1_500, requests: 200 };
const times = (count: number, sample: LoadSample) => Array.from({ length: count }, () => sample);
const gaugeAll = (samples: readonly LoadSample[]) => samples.map(createOverloadGauge());

test("neither one late tick of the event loop nor four in sequence are an overload", () => {
  const late = { delay: 60_000, requests: 500 };
  expect(gaugeAll([late])).toEqual(["none"]);
  expect(gaugeAll(times(4, late)).at(-1)).toBe("none");
});

test("delays with few requests are not an overload, however long they last", () => {
  expect(new Set(gaugeAll(times(100, { delay: Infinity, requests: 19 })))).toEqual(
    new Set(["none"]),
  );
});

test("many requests without delays are not an overload", () => {
  expect(new Set(gaugeAll(times(100, { delay: 900, requests: 10_000 })))).toEqual(
    new Set(["none"]),
  );
});

test("after five bad seconds the extras are turned away, after ten the desk, after fifteen everything", () => {
  expect(gaugeAll(times(16, busy))).toEqual([
    ...Array.from({ length: 4 }, () => "none"),
    ...Array.from({ length: 5 }, () => "extras"),
    ...Array.from({ length: 5 }, () => "desk"),
    "all",
    "all",
  ]);
});

test("one good second ends the overload", () => {
  expect(gaugeAll([...times(20, busy), { delay: 10, requests: 200 }]).at(-1)).toBe("none");
});

test.each<[Overload, Record<"menu" | "picture" | "desk" | "order" | "page" | "health", number>]>([
  ["none", { menu: 200, picture: 404, desk: 200, order: 200, page: 200, health: 200 }],
  ["extras", { menu: 503, picture: 503, desk: 200, order: 200, page: 200, health: 200 }],
  ["desk", { menu: 503, picture: 503, desk: 503, order: 200, page: 200, health: 200 }],
  ["all", { menu: 503, picture: 503, desk: 503, order: 503, page: 503, health: 200 }],
])("with the overload %j requests are answered with %j", async (overload, statuses) => {
  const { app, store } = await openShop({ overload: () => overload });
  const owner = await letIn(store, "owner", Date.UTC(2026, 0, 5, 9));
  const answers = {
    menu: await app.inject(graphqlCall("{ fullMenu { orderType } }")),
    picture: await app.inject("/webImages/soup.webp"),
    desk: await app.inject(callRequest({ weeks: { before: null } }, owner.headers)),
    order: await app.inject(orderCall(undefined, "ruth-1")),
    page: await app.inject("/"),
    health: await app.inject("/health"),
  };
  for (const [what, status] of Object.entries(statuses)) {
    const answer = answers[what as keyof typeof answers];
    expect({ what, status: answer.statusCode }).toEqual({ what, status });
    if (status === 503) expect(answer.headers["retry-after"]).toBe("10");
  }
  const order = await store.findOrderByKey("ruth-1");
  expect(order === undefined).toBe(statuses.order === 503);
  if (statuses.menu === 503)
    expect(answers.menu.json().errors[0].extensions.code).toBe("UNAVAILABLE");
  if (statuses.page === 503) expect(answers.page.body).toContain("The site is not available");
  if (statuses.picture === 503) expect(answers.picture.body).toContain("The site is not available");
});
