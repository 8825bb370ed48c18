import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { sendTagged, tagText } from "./tagged-text.ts";

export interface ServiceWorkerDeps {
  /** The built worker; null where browsers shall give up the one they have. */
  readonly serviceWorkerFile: string | null;
}

/** A worker's policy is its own script's: it may ask this server, and nothing else. */
const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'";

/** Takes the place of any worker that a browser has, removes what that one kept, and goes. */
const retiringWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    // When the pictures were seen last.
    indexedDB.deleteDatabase("workbox-expiration");
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;

/** The service worker, at the root because it may answer only for what lies beside and below it. Browsers look for a new one with each page. */
export function serviceWorker({ serviceWorkerFile }: ServiceWorkerDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    const script =
      serviceWorkerFile === null ? retiringWorker : await readFile(serviceWorkerFile, "utf8");
    const text = tagText(script);
    app.get("/service-worker.js", async (request, reply) => {
      reply.headers({
        "cache-control": "no-cache",
        "content-security-policy": policy,
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
      });
      reply.type("text/javascript; charset=utf-8");
      return sendTagged(request, reply, text);
    });
  };
}
