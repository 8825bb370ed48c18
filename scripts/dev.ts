/**
 * `npm run dev`: server and site on one port. What is changed in site/ shows in the browser at once; a change to the server's
 * code starts it again (`node --watch`).
 */
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { createServer as createViteServer } from "vite";
import { seedCatalogue } from "#seed/catalogue.ts";
import { readConfig } from "#server/config.ts";
import { createApp } from "#server/http/create-app.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { listen } from "#server/listen.ts";
import { openStore } from "#server/open-store.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { seedStore } from "#server/seed-store.ts";
import { setUpOutboxWorker } from "#server/set-up-outbox-worker.ts";
import { stopOnSignal } from "#server/stop-on-signal.ts";
import { root } from "./root.ts";

const server = createHttpServer();
const vite = await createViteServer({
  configFile: fileURLToPath(new URL("vite.config.ts", root)),
  appType: "custom",
  server: { middlewareMode: true, ws: { server } },
});

const renderer: PageRenderer = {
  async render(request) {
    const source = readFileSync(new URL("site/index.html", root), "utf8");
    const html = await vite.transformIndexHtml(request.path, source);
    const { renderPage } = (await vite.ssrLoadModule("/render-page.tsx")) as {
      renderPage: (
        page: typeof request,
        template: { readonly html: string },
      ) => ReturnType<PageRenderer["render"]>;
    };
    return renderPage(request, { html });
  },
};

const config = readConfig(process.env);
const store = await openStore(config);
await seedStore(store, seedCatalogue, Date.now);
const app = await createApp({
  config,
  store,
  renderer,
  assetsFolder: null,
  picturesFolder: fileURLToPath(new URL("seed/webImages", root)),
  serviceWorkerFile: null,
  clock: Date.now,
  makeNumber: makeOrderNumber,
  onOrderStored: () => void outbox.wake(),
  logTo: pino.destination({ dest: 2, sync: true }),
  isDevelopment: true,
  serverFactory: (handler) =>
    server.on("request", (request, response) => {
      vite.middlewares(request, response, () => handler(request, response));
    }),
});
const outbox = setUpOutboxWorker({ config, store, log: app.log });
const address = await listen(app, config);
outbox.start();
stopOnSignal(app, outbox, {
  close: async () => void (await Promise.all([vite.close(), store.close()])),
});
process.stdout.write(`The shop is open for its engineers: ${address}\n`);
