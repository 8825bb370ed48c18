import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openShop } from "#server/testing/open-shop.ts";

const chromium = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

async function openShopWithPictures() {
  const { app, picturesFolder } = await openShop();
  const pictures = {
    "soup.webp": "WebP",
    "soup.avif": "AV1",
    "cake.webp": "cake",
    "tea.jpg": "tea",
  };
  for (const [name, content] of Object.entries({ ...pictures, "tea.avif": "small tea" }))
    await writeFile(join(picturesFolder, name), content);
  const get = (path: string, accept: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url: `/webImages/${path}`, headers: { accept, ...headers } });
  return { app, get, picturesFolder };
}

test("a client that accepts AVIF gets it under the menu's name", async () => {
  const { get } = await openShopWithPictures();
  const answer = await get("soup.webp", chromium);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe("AV1");
  expect(answer.headers).toMatchObject({
    "content-type": "image/avif",
    "content-length": "3",
    vary: "accept",
    "cache-control": "public, max-age=86400",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
});

test("a client that does not name AVIF gets the named file, and caches keep the two apart", async () => {
  const { get } = await openShopWithPictures();
  for (const accept of ["*/*", "image/webp", "image/avif;q=0, */*"]) {
    const answer = await get("soup.webp", accept);
    expect(answer.body).toBe("WebP");
    expect(answer.headers).toMatchObject({ "content-type": "image/webp", vary: "accept" });
  }
});

test("a picture without an AVIF version is sent unchanged, with Vary, because a version may be added later", async () => {
  const { get, picturesFolder } = await openShopWithPictures();
  const answer = await get("cake.webp", chromium);
  expect(answer.body).toBe("cake");
  expect(answer.headers).toMatchObject({ "content-type": "image/webp", vary: "accept" });
  await writeFile(join(picturesFolder, "cake.avif"), "smaller");
  expect((await get("cake.webp", chromium)).body).toBe("smaller");
});

test("a JPEG may have an AVIF version too", async () => {
  const { get } = await openShopWithPictures();
  expect((await get("tea.jpg", chromium)).body).toBe("small tea");
  expect((await get("tea.jpg", "*/*")).headers["content-type"]).toBe("image/jpeg");
});

test("each version has an entity tag of its own", async () => {
  const { get } = await openShopWithPictures();
  const avif = String((await get("soup.webp", chromium)).headers.etag);
  const webp = String((await get("soup.webp", "*/*")).headers.etag);
  expect(avif).not.toBe(webp);
  const again = await get("soup.webp", chromium, { "if-none-match": avif });
  expect(again.statusCode).toBe(304);
  expect(again.headers).toMatchObject({ etag: avif, vary: "accept" });
  expect((await get("soup.webp", chromium, { "if-none-match": webp })).body).toBe("AV1");
  expect((await get("soup.webp", "*/*", { "if-none-match": avif })).body).toBe("WebP");
});

test("a HEAD request selects the same version as GET", async () => {
  const { app } = await openShopWithPictures();
  const head = await app.inject({
    method: "HEAD",
    url: "/webImages/soup.webp",
    headers: { accept: chromium },
  });
  expect(head.headers).toMatchObject({ "content-type": "image/avif", "content-length": "3" });
  expect(head.body).toBe("");
});

test.each([
  "..%2foutside.webp",
  "%2e%2e%2foutside.webp",
  "..%5coutside.webp",
  ".hidden.webp",
  "%00.webp",
  "folder.webp",
  `${"a".repeat(300)}.webp`,
  `${"%D7%A9".repeat(90)}.webp`,
  `${"%F0%9F%8D%B2".repeat(94)}.webp`,
])("%s is not answered with a picture, even if the client accepts AVIF", async (path) => {
  const { get, picturesFolder } = await openShopWithPictures();
  await writeFile(join(picturesFolder, "../outside.webp"), "secret");
  await writeFile(join(picturesFolder, "../outside.avif"), "secret");
  await writeFile(join(picturesFolder, ".hidden.avif"), "secret");
  await mkdir(join(picturesFolder, "folder.avif"));
  const answer = await get(path, chromium);
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain("secret");
});
