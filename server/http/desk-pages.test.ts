import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Config } from "#server/config/config.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const shell = `<!doctype html><html lang="he"><script type="module" src="/desk/assets/entry.js"></script></html>`;

async function openDeskPages(config: Partial<Config> = {}, { hasWorker = true } = {}) {
  const deskFolder = join(await temporaryFolder(), "desk");
  await mkdir(join(deskFolder, "assets"), { recursive: true });
  await mkdir(join(deskFolder, ".vite"));
  const files = {
    "index.html": shell,
    ...(hasWorker && { "service-worker.js": "keepDesk()" }),
    "manifest.webmanifest": "{}",
    "assets/entry.js": "openDesk()",
    ".vite/manifest.json": "secret",
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(deskFolder, name), content);
  return openShop({ deskFolder, config });
}

test.each(["/desk", "/desk/orders", "/desk/orders/123456789", "/desk/sign-in", "/desk/unknown"])(
  "%s is the desk's page, without a language that the customers' worker would keep",
  async (url) => {
    const { app } = await openDeskPages();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(shell);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self'; .*form-action 'self'; frame-src 'self'; /u,
      ),
    });
    expect(answer.headers).not.toHaveProperty("content-language");
    expect(answer.headers).not.toHaveProperty("set-cookie");
    const known = { "if-none-match": String(answer.headers.etag) };
    expect((await app.inject({ url, headers: known })).statusCode).toBe(304);
  },
);

test("other paths are those of the customers' site", async () => {
  const { app } = await openDeskPages();
  expect((await app.inject("/desks")).body).not.toBe(shell);
  expect((await app.inject("/")).body).not.toBe(shell);
  const slash = await app.inject("/desk/");
  expect([slash.statusCode, slash.headers.location]).toEqual([308, "/desk"]);
});

test("scripts are kept for a year, and nothing beside them can be read", async () => {
  const { app } = await openDeskPages();
  const script = await app.inject("/desk/assets/entry.js");
  expect(script.body).toBe("openDesk()");
  expect(script.headers["cache-control"]).toContain("immutable");
  for (const url of [
    "/desk/assets/missing.js",
    "/desk/assets/",
    "/desk/assets/../.vite/manifest.json",
    "/desk/assets/%2e%2e/.vite/manifest.json",
    "/desk/.vite/manifest.json",
  ]) {
    expect((await app.inject(url)).body).not.toContain("secret");
  }
  expect((await app.inject("/desk/assets/missing.js")).statusCode).toBe(404);
});

test("the worker answers for the desk only, and is revalidated each time", async () => {
  const { app } = await openDeskPages();
  const worker = await app.inject("/desk/service-worker.js");
  expect(worker.body).toBe("keepDesk()");
  expect(worker.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "service-worker-allowed": "/desk",
    "content-security-policy": "default-src 'none'; connect-src 'self'; base-uri 'none'",
  });
  const manifest = await app.inject("/desk/manifest.webmanifest");
  expect(manifest.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
});

test("a desk that was built without a worker opens, and its worker is gone", async () => {
  const { app } = await openDeskPages({}, { hasWorker: false });
  expect((await app.inject("/desk")).body).toBe(shell);
  expect((await app.inject("/desk/service-worker.js")).statusCode).toBe(404);
});

test("over plain HTTP from another machine a page in both languages says what to do", async () => {
  const { app } = await openDeskPages();
  const answer = await app.inject({ url: "/desk/orders", headers: { host: "192.168.1.7:3000" } });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain("https://");
  expect(answer.body).toContain("אי אפשר");
  expect(answer.body).toContain("cannot be opened");
  expect(answer.headers["x-robots-tag"]).toBe("noindex");
});

test.each([
  [
    "behind a proxy that it trusts",
    { trustedProxies: ["loopback"] },
    { "x-forwarded-proto": "https" },
  ],
  ["at its public address", { publicOrigin: "https://shop.example" }, {}],
  ["for a browser that came by TLS", {}, { "sec-fetch-mode": "navigate" }],
])("the desk opens %s", async (_where, config, headers) => {
  const { app } = await openDeskPages(config);
  const answer = await app.inject({ url: "/desk", headers: { host: "shop.example", ...headers } });
  expect([answer.statusCode, answer.body]).toEqual([200, shell]);
});

test("search engines find nothing of the desk", async () => {
  const { app } = await openDeskPages({ publicOrigin: "https://shop.example" });
  expect((await app.inject("/robots.txt")).body).toContain("Disallow: /desk\n");
  expect((await app.inject("/sitemap.xml")).body).not.toContain("desk");
});
