import { expect, test } from "vitest";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const soup = { ...soupKitchen.menu[0]?.dishes[0], id: "soup" };

async function openPreview(role: DeviceRole = "owner", change?: (store: Store) => Store) {
  const shop = await openShop(change === undefined ? {} : { change });
  const { headers } = await letIn(shop.store, role, monday);
  const preview = (
    fields: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>> = {},
  ) =>
    shop.app.inject({
      method: "POST",
      url: "/desk/preview",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        // As browsers send it with a form of the desk, whose pages give no referrer.
        origin: "null",
        ...headers,
        ...more,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  return { ...shop, preview };
}

test("the owner sees a dish that is not saved, in either language, in a frame of the desk that runs nothing", async () => {
  const { preview, store } = await openPreview();
  const before = await store.currentCatalogue();
  for (const language of ["he", "en"] as const) {
    const dishName = { he: "מרק שלא נשמר", en: "Soup that was not saved" };
    const answer = await preview({ dish: JSON.stringify({ ...soup, name: dishName }), language });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(dishName[language]);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; style-src 'self' 'sha256-[^']+'; .*frame-ancestors 'self'; sandbox allow-same-origin$/u,
      ),
    });
    expect(answer.headers["content-security-policy"]).not.toContain("script-src");
  }
  expect(await store.currentCatalogue()).toEqual(before);
});

test("a body that is no dish, and a language that the shop does not have, are refused", async () => {
  const { preview } = await openPreview();
  const dish = JSON.stringify(soup);
  for (const fields of [
    { dish: "{", language: "he" },
    { dish: "null", language: "he" },
    { dish: JSON.stringify({ ...soup, selections: [], dishName: "<script>" }), language: "he" },
    { dish, language: "fr" },
    { dish },
    {},
  ]) {
    const answer = await preview(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  }
  const long = await preview({ dish: "x".repeat(1024 * 1024), language: "he" });
  expect(long.statusCode).toBe(413);
  expect((await preview({ dish }, { "content-type": "application/json" })).statusCode).toBe(415);
});

test("nobody else sees a preview: no helper, no visitor, no other site", async () => {
  const fields = { dish: JSON.stringify(soup), language: "he" };
  const { preview } = await openPreview();
  expect((await preview(fields, { cookie: "" })).statusCode).toBe(401);
  expect((await preview(fields, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await preview(fields, { "sec-fetch-site": "none" })).statusCode).toBe(403);
  const helper = await openPreview("helper");
  expect((await helper.preview(fields)).statusCode).toBe(403);
});

test("without the database the frame says that it cannot be shown now", async () => {
  let isDead = false;
  const { preview } = await openPreview("owner", (store) => ({
    ...store,
    findDeviceBySession: async (hash) => {
      if (isDead) throw new StoreUnavailable("in this test");
      return store.findDeviceBySession(hash);
    },
  }));
  isDead = true;
  const answer = await preview({ dish: JSON.stringify(soup), language: "he" });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
});
