import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { StoredPicture } from "#server/store/pictures/stored-picture.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { openShop } from "#server/testing/open-shop.ts";

const hash = "0123456789abcdef0123456789abcdef";
const name = `soup-${hash}.webp`;
const picture = (of: string, content: string): StoredPicture => ({
  name: of,
  type: of.endsWith("avif") ? "image/avif" : "image/webp",
  bytes: new TextEncoder().encode(content),
  width: 1200,
  height: 900,
});
const soup = [picture(name, "WebP"), picture(`soup-${hash}.avif`, "AV1")];
const avif = { accept: "image/avif" };

/** A shop that counts what it asks its database for pictures, and whose database can be lost. */
async function openCountingShop() {
  const asked: string[] = [];
  let isLost = false;
  const shop = await openShop({
    change: (store): Store => ({
      ...store,
      findPicture: async (of) => {
        asked.push(of);
        if (isLost) throw new StoreUnavailable("no connection");
        return store.findPicture(of);
      },
    }),
  });
  const get = (of: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({ url: `/webImages/${of}`, headers });
  return {
    ...shop,
    asked,
    get,
    lose: () => {
      isLost = true;
    },
  };
}

test("a picture whose name has its hash is immutable for a year, in both types", async () => {
  const { store, get } = await openCountingShop();
  await store.savePictures(soup);
  for (const [headers, type, body] of [
    [avif, "image/avif", "AV1"],
    [{}, "image/webp", "WebP"],
  ] as const) {
    const answer = await get(name, headers);
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(body.length),
      vary: "accept",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  }
});

test("a picture that another process stored is shown", async () => {
  const { picturesFolder, get } = await openCountingShop();
  const other = await openSqliteStore(join(picturesFolder, "../shop.sqlite"));
  await other.savePictures(soup);
  await other.close();
  expect((await get(name)).body).toBe("WebP");
});

test("the database is asked once for a picture, however many visitors ask, also for a type that does not exist", async () => {
  const { store, asked, get } = await openCountingShop();
  await store.savePictures([picture("cake.webp", "cake")]);
  const answers = await Promise.all(Array.from({ length: 9 }, () => get("cake.webp", avif)));
  await get("cake.webp", avif);
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => "cake"));
  expect(asked.toSorted()).toEqual(["cake.avif", "cake.webp"]);
});

test("a name that no picture can have is not looked for", async () => {
  const { asked, get } = await openCountingShop();
  for (const of of ["soup.gif", "Soup.webp", "soup", "%00.webp", ".env", "soup.webp%0a"])
    expect((await get(of, avif)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test("while the database is lost, pictures in memory are shown and others are answered with 503", async () => {
  const { store, get, lose } = await openCountingShop();
  await store.savePictures([...soup, picture("cake.webp", "cake")]);
  await get(name);
  lose();
  expect((await get(name)).body).toBe("WebP");
  const answer = await get("cake.webp");
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("10");
  expect(answer.headers["cache-control"]).toBeUndefined();
});

test("a picture of the folder is shown on a database that cannot be written", async () => {
  const { app, picturesFolder, log } = await openShop({
    change: (store): Store => ({
      ...store,
      savePictures: () => Promise.reject(new StoreUnavailable("read-only")),
    }),
  });
  await writeFile(join(picturesFolder, "tea.webp"), "tea");
  expect((await app.inject("/webImages/tea.webp")).body).toBe("tea");
  expect(log()).toContain("read-only");
});
