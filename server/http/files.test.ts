import { mkdir, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openShop } from "#server/testing/open-shop.ts";

async function openShopWithFiles() {
  const shop = await openShop();
  await writeFile(join(shop.picturesFolder, "soup.svg"), "<svg/>");
  await writeFile(join(shop.picturesFolder, ".secret"), "secret");
  await writeFile(join(shop.picturesFolder, "../outside.txt"), "secret");
  await mkdir(join(shop.picturesFolder, "folder"));
  await writeFile(join(shop.assetsFolder, "entry-1a2b.js"), "start()");
  await writeFile(join(shop.assetsFolder, "entry-1a2b.js.br"), "smaller");
  return shop;
}

test("a picture is cached for a day and cannot run scripts", async () => {
  const { app } = await openShopWithFiles();
  const answer = await app.inject("/webImages/soup.svg");
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe("<svg/>");
  expect(answer.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=86400",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  const again = await app.inject({
    url: "/webImages/soup.svg",
    headers: { "if-none-match": String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test("a script of the site is immutable and is sent in its compressed form", async () => {
  const { app } = await openShopWithFiles();
  const plain = await app.inject("/assets/entry-1a2b.js");
  expect(plain.body).toBe("start()");
  expect(plain.headers).toMatchObject({
    "content-type": "application/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const small = await app.inject({
    url: "/assets/entry-1a2b.js",
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(small.body).toBe("smaller");
  expect(small.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "application/javascript; charset=utf-8",
    vary: "accept-encoding",
  });
});

test.each([
  "/webImages/none.svg",
  "/webImages/",
  "/webImages",
  "/webImages/folder",
  "/webImages/folder/",
  "/webImages/.secret",
  "/webImages/../outside.txt",
  "/webImages/..%2foutside.txt",
  "/webImages/%2e%2e/outside.txt",
  "/webImages/..%5coutside.txt",
  "/webImages/%00",
  "/webImages//etc/passwd",
  "/webImages/../../.env",
  "/assets/",
  "/assets/../../shop.sqlite",
  "/assets/..%2f..%2fshop.sqlite",
])("%s shows nothing", async (path) => {
  const { app } = await openShopWithFiles();
  const address = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  // A client that, unlike a browser, sends the path as it is.
  const { status, body } = await new Promise<{ status: number; body: string }>(
    (resolve, reject) => {
      request({ host: address.hostname, port: address.port, path }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, body: text });
        });
      })
        .on("error", reject)
        .end();
    },
  );
  expect([400, 404]).toContain(status);
  expect(body).toMatch(/^<!doctype html>/u);
  expect(body).not.toMatch(/secret|root:|SQLite|soup\.svg/u);
});

test("a missing asset is not answered with a page, so that no browser runs it as a script", async () => {
  const { app } = await openShopWithFiles();
  const answer = await app.inject("/assets/entry-old.js");
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain("<h1>");
});

test("a symbolic link is followed inside the folder only", async () => {
  const { app, picturesFolder, assetsFolder } = await openShopWithFiles();
  await symlink(join(picturesFolder, "soup.svg"), join(picturesFolder, "linked.svg"));
  expect((await app.inject("/webImages/linked.svg")).body).toBe("<svg/>");

  const outside = join(picturesFolder, "../outside.txt");
  await mkdir(join(picturesFolder, "../secrets"));
  await writeFile(join(picturesFolder, "../secrets/key.svg"), "secret");
  await symlink(outside, join(picturesFolder, "outside.svg"));
  await symlink(outside, join(picturesFolder, "soup.avif"));
  await writeFile(join(picturesFolder, "soup.webp"), "WebP");
  await symlink(join(picturesFolder, "../secrets"), join(picturesFolder, "secrets"));
  await symlink(outside, join(assetsFolder, "outside.js"));
  await writeFile(join(assetsFolder, "entry-3c4d.js"), "start()");
  await symlink(outside, join(assetsFolder, "entry-3c4d.js.br"));
  for (const path of [
    "/webImages/outside.svg",
    "/webImages/secrets/key.svg",
    "/webImages/soup.webp",
    "/assets/outside.js",
    "/assets/entry-3c4d.js",
  ]) {
    const headers = { accept: "image/avif", "accept-encoding": "br" };
    const { body } = await app.inject({ url: path, headers });
    expect({ path, isSecret: body.includes("secret") }).toEqual({ path, isSecret: false });
  }
});

test("without a folder of assets the pages are still served", async () => {
  const { app } = await openShop({ assetsFolder: null });
  expect((await app.inject("/assets/entry-1a2b.js")).statusCode).toBe(404);
  expect((await app.inject("/")).statusCode).toBe(200);
});
