/**
 * `npm run dev`: server and site on one port. A change in site/ shows in the browser at once; a change of the server's code
 * restarts it (`node --watch`).
 */
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createViteServer } from "vite";
import { seedCatalogue } from "#seed/catalogue.ts";
import { composeShop } from "#server/compose-shop.ts";
import { readConfig } from "#server/config.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { stopOnSignal } from "#server/stop-on-signal.ts";
import { root } from "./root.ts";

const server = createHttpServer();
const vite = await createViteServer({
  configFile: fileURLToPath(new URL("vite.config.ts", root)),
  // Bundling the configuration would write a temporary module, and `--watch` would restart the server when it is removed.
  configLoader: "native",
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
const shop = await composeShop({
  config,
  seed: seedCatalogue,
  renderer,
  assetsFolder: null,
  serviceWorkerFile: null,
  deskFolder: null,
  isDevelopment: true,
  serverFactory: (handler) =>
    server.on("request", (request, response) => {
      vite.middlewares(request, response, () => handler(request, response));
    }),
});
const address = await shop.open();
stopOnSignal({
  app: shop.app,
  flushLog: shop.flushLog,
  stop: async () => void (await Promise.all([vite.close(), shop.stop()])),
});
process.stdout.write(`${shop.aboutDatabase}\n`);
process.stdout.write(`The development server is open: ${address}\n`);
