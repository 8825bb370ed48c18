import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { serveText } from "./tagged-text.ts";

/** The policy of a worker's script applies to the worker: it may call this server only. */
export const headersOfWorker = {
  "content-type": "text/javascript; charset=utf-8",
  "content-security-policy": "default-src 'none'; connect-src 'self'; base-uri 'none'",
};

/** Replaces the worker that a browser has, deletes what that one cached, and unregisters itself. */
const retiringWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    // Where Workbox records when each picture was last used.
    indexedDB.deleteDatabase("workbox-expiration");
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;

/** The service worker. It is at the root because a worker may answer only for addresses below its own folder. Browsers check for a new one with each page. Null makes them uninstall the one they have. */
export function serviceWorker(file: string | null) {
  return async (app: FastifyInstance): Promise<void> => {
    const script = file === null ? retiringWorker : await readFile(file, "utf8");
    const headers = { ...headersOfWorker, "x-content-type-options": "nosniff" };
    serveText(app, "/service-worker.js", script, headers);
  };
}
