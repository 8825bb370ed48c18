/**
 * `npm run dev`: server, site and the seller's desk on one port. A change in site/ or desk/ shows in the browser at once; a change
 * of the server's code restarts it (`node --watch`).
 */
import { readFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import { seedCatalogue } from "#seed/catalogue.ts";
import { readConfig } from "#server/config/config.ts";
import type { PageRenderer, RenderDish } from "#server/http/page-renderer.ts";
import { composeShop } from "#server/main/compose-shop.ts";
import { stopOnSignal } from "#server/main/stop-on-signal.ts";
import { root } from "./root.ts";

const server = createHttpServer();
const vite = await startVite("vite.config.ts");
const deskVite = await startVite("vite.desk.config.ts");

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

const renderDish: RenderDish = async (request) => {
  const { renderDishPreview } = (await vite.ssrLoadModule("/render-dish-preview.tsx")) as {
    renderDishPreview: (
      dish: typeof request,
      template: { readonly html: string },
    ) => ReturnType<RenderDish>;
  };
  return renderDishPreview(request, { html: "" });
};

const config = readConfig(process.env);
const shop = await composeShop({
  config,
  seed: seedCatalogue,
  renderer,
  renderDish,
  assetsFolder: null,
  serviceWorkerFile: null,
  deskFolder: null,
  isDevelopment: true,
  serverFactory: (handler) =>
    server.on("request", (request, response) => {
      const serve = () => handler(request, response);
      if (!/^\/desk(?:\/|$)/u.test(pathOf(request))) vite.middlewares(request, response, serve);
      else deskVite.middlewares(request, response, () => answerDesk(request, response, serve));
    }),
});
const address = await shop.open();
stopOnSignal({
  app: shop.app,
  flushLog: shop.flushLog,
  stop: async () => void (await Promise.all([vite.close(), deskVite.close(), shop.stop()])),
});
process.stdout.write(`${shop.aboutDatabase}\n`);
process.stdout.write(`The development server is open: ${address}\n`);

function startVite(configFile: string): Promise<ViteDevServer> {
  return createViteServer({
    configFile: fileURLToPath(new URL(configFile, root)),
    // Bundling the configuration would write a temporary module, and `--watch` would restart the server when it is removed.
    configLoader: "native",
    appType: "custom",
    server: { middlewareMode: true, ws: { server } },
  });
}

/** The one page of the desk for whatever a browser navigates to below `/desk`; everything else is the server's. */
function answerDesk(request: IncomingMessage, response: ServerResponse, serve: () => void): void {
  if (request.method !== "GET" || !(request.headers.accept ?? "").includes("text/html")) {
    serve();
    return;
  }
  const source = readFileSync(new URL("desk/index.html", root), "utf8");
  deskVite.transformIndexHtml("/desk/index.html", source).then(
    (html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.replace(/\?.*/u, "");
}
