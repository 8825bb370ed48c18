import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openShop } from "#server/testing/open-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

async function openShopWithWorker() {
  const serviceWorkerFile = join(await temporaryFolder(), "service-worker.js");
  await writeFile(serviceWorkerFile, "keepPages()");
  return openShop({ serviceWorkerFile });
}

test("the service worker covers the whole site, is revalidated each time, and may call this server only", async () => {
  const { app } = await openShopWithWorker();
  const answer = await app.inject("/service-worker.js");
  expect(answer.body).toBe("keepPages()");
  expect(answer.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; connect-src 'self'; base-uri 'none'",
  });
  const again = await app.inject({
    url: "/service-worker.js",
    headers: { "if-none-match": String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test("the policy of a page allows the service worker", async () => {
  const { app } = await openShopWithWorker();
  const { headers } = await app.inject("/");
  expect(headers["content-security-policy"]).toContain("worker-src 'self'");
});

test("a shop that is not readable offline sends a worker that clears the caches and unregisters itself", async () => {
  const { app } = await openShop({ serviceWorkerFile: null });
  const { body } = await app.inject("/service-worker.js");
  const kept = new Set(["pages 1", "pictures"]);
  const done: string[] = [];
  const waiting: Promise<unknown>[] = [];
  runInNewContext(body, {
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    indexedDB: { deleteDatabase: (name: string) => done.push(name) },
    self: {
      addEventListener: (type: string, listen: (event: object) => void) => {
        done.push(type);
        listen({ waitUntil: (promise: Promise<unknown>) => waiting.push(promise) });
      },
      skipWaiting: () => done.push("took over"),
      registration: { unregister: async () => done.push("gone") },
    },
  });
  await Promise.all(waiting);
  expect([...kept]).toEqual([]);
  expect(done).toEqual(["install", "took over", "activate", "workbox-expiration", "gone"]);
});
