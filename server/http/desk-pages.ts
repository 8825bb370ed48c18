import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config/config.ts";
import { isLocalOrigin } from "#server/seller/session/session-cookie.ts";
import { contentSecurityPolicy, guardHeaders, guardsOfData } from "./content-security-policy.ts";
import { builtFiles } from "./files.ts";
import { insecurePage, plainErrors, sendPlainPage } from "./plain-page.ts";
import { headersOfWorker } from "./service-worker.ts";
import { sendTagged, serveText, tagText } from "./tagged-text.ts";

export interface DeskPagesDeps {
  readonly config: Pick<Config, "publicOrigin">;
  /** The built desk. It need not have a service worker. */
  readonly deskFolder: string;
}

const html = "text/html; charset=utf-8";

/**
 * The desk's one page at `/desk` and at every address below it that is not a file, the same for everybody: it contains no data. It
 * has no `Content-Language`, because the service worker of the customers' site keeps pages that have it.
 */
export function deskPages({ config, deskFolder }: DeskPagesDeps) {
  const guards = { ...guardHeaders(config), "x-robots-tag": "noindex" };
  const inFolder = (name: string) => readFile(join(deskFolder, name), "utf8");

  return async (app: FastifyInstance): Promise<void> => {
    const hasWorker = existsSync(join(deskFolder, "service-worker.js"));
    const [shell, worker, manifest] = await Promise.all([
      inFolder("index.html"),
      hasWorker ? inFolder("service-worker.js") : undefined,
      inFolder("manifest.webmanifest"),
    ]);
    const page = tagText(shell);
    const policies = {
      page: contentSecurityPolicy(shell, { framesOwn: true }),
      insecurePage: contentSecurityPolicy(insecurePage),
    };

    app.addHook("onRequest", async (_request, reply) => {
      reply.headers(guards);
    });
    app.setErrorHandler(plainErrors("a page of the desk could not be sent"));

    const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
      reply.header("cache-control", "no-cache").type(html);
      if (!isSecure(request, config)) {
        reply.header("content-security-policy", policies.insecurePage);
        return reply.status(403).send(insecurePage);
      }
      reply.headers({ "content-security-policy": policies.page, vary: "Accept-Encoding" });
      return sendTagged(request, reply, page);
    };
    app.get("/desk", sendPage);
    app.get("/desk/", (_request, reply) => reply.redirect("/desk", 308));
    app.get("/desk/*", sendPage);

    if (worker === undefined) {
      // Not the page: a browser that has a worker unregisters it when its script is gone.
      app.get("/desk/service-worker.js", (_request, reply) => {
        reply.headers({ "cache-control": "no-store", ...guardsOfData });
        return sendPlainPage(reply, 404);
      });
    } else {
      serveText(app, "/desk/service-worker.js", worker, {
        ...headersOfWorker,
        // Otherwise it could not answer for `/desk` itself.
        "service-worker-allowed": "/desk",
      });
    }
    serveText(app, "/desk/manifest.webmanifest", manifest, {
      "content-type": "application/manifest+json; charset=utf-8",
      ...guardsOfData,
    });
    await app.register(async (scope) => {
      scope.addHook("onRequest", async (_request, reply) => {
        reply.headers(guardsOfData);
      });
      const assets = join(deskFolder, "assets");
      await scope.register(fastifyStatic, builtFiles(assets, "/desk/assets/"));
    });
  };
}

/**
 * Whether the browser came by TLS or from this machine. A proxy in front of the server may hide that, but browsers send
 * `Sec-Fetch-Mode` only where nobody can read along. Each call that signs in checks it again.
 */
function isSecure(
  { protocol, host, headers }: FastifyRequest,
  { publicOrigin }: DeskPagesDeps["config"],
): boolean {
  return (
    protocol === "https" ||
    isLocalOrigin(`http://${host}`) ||
    headers["sec-fetch-mode"] !== undefined ||
    publicOrigin === `https://${host}`
  );
}
