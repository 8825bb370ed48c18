import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { projectRoot } from "#server/config/project-root.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { openShop } from "#server/testing/open-shop.ts";

interface Manifest {
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const addressIn = { he: "/manifest.webmanifest", en: "/manifest.webmanifest?lang=en" };

test.each(languages)("a phone can install the shop as an app, in %s", async (language) => {
  const { app } = await openShop();
  const answer = await app.inject(addressIn[language]);
  expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  expect(answer.json()).toMatchObject({
    name: soupKitchen.shop.name[language],
    short_name: soupKitchen.shop.name[language],
    lang: language,
    dir: language === "he" ? "rtl" : "ltr",
    start_url: "/",
    display: "minimal-ui",
  });
});

test("the manifest has the site's colors, and its icons have the declared sizes", async () => {
  const { app } = await openShop();
  const manifest = (await app.inject(addressIn.he)).json<Manifest>();
  const tokens = readFileSync(new URL("web/styles/tokens.css", projectRoot), "utf8");
  expect(/--color-bar: (?<color>[^;]*);/u.exec(tokens)?.[1]).toBe(manifest.theme_color);
  expect(/--color-page: (?<color>[^;]*);/u.exec(tokens)?.[1]).toBe(manifest.background_color);
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const file = new URL(`site/public${src}`, projectRoot);
    expect(existsSync(file)).toBe(true);
    // Width and height of a PNG.
    const bytes = readFileSync(file);
    expect(`${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`).toBe(sizes);
  }
});

test("while the store is unavailable the manifest is a 503 that is not cached", async () => {
  const { app } = await openShop({
    change: (store) => ({
      ...store,
      currentCatalogue: () => Promise.reject(new StoreUnavailable("away")),
    }),
  });
  const answer = await app.inject(addressIn.en);
  expect([answer.statusCode, answer.body]).toEqual([503, ""]);
  expect(answer.headers["cache-control"]).toBe("no-store");
});
