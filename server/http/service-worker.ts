import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { serveText } from "./tagged-text.ts";

export interface ServiceWorkerDeps {
  /** The built worker; null to make browsers uninstall the one they have. */
  readonly serviceWorkerFile: string | null;
}

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

/** The service worker. It is at the root because a worker may answer only for addresses below its own folder. Browsers check for a new one with each page. */
export function serviceWorker({ serviceWorkerFile }: ServiceWorkerDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    const script =
      serviceWorkerFile === null ? retiringWorker : await readFile(serviceWorkerFile, "utf8");
    const headers = { ...headersOfWorker, "x-content-type-options": "nosniff" };
    serveText(app, "/service-worker.js", script, headers);
  };
}
