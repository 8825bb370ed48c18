import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { checkMenuDish } from "#domain/catalogue/check-part.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { isLanguage } from "#domain/language/language.ts";
import { findSession } from "#server/seller/session/find-session.ts";
import { sessionHashOf } from "#server/seller/session/session-cookie.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { AppOptions } from "./app-options.ts";
import { guardHeaders, policyOfFrame } from "./content-security-policy.ts";
import { type Overload, secondsUntilRetry, turnsAway } from "./overload.ts";
import { ownOrigin } from "./own-origin.ts";
import { plainPage } from "./plain-page.ts";

interface DeskPreviewDeps extends Pick<AppOptions, "config" | "store" | "clock" | "renderDish"> {
  readonly overload: () => Overload;
}

/** In bytes. The longest dish that the catalogue takes is shorter. */
const mostBytes = 1024 * 1024;

/**
 * `POST /desk/preview`, for the owner, from the pages of this server: a form with `dish` (JSON, as the catalogue has it) and `language`.
 * The answer is a page with the dish as customers would see it, for a frame of the desk; a refusal is a page that says so.
 */
export function deskPreview({ config, store, clock, renderDish, overload }: DeskPreviewDeps) {
  const isOwnOrigin = ownOrigin(config);
  const guards = {
    ...guardHeaders(config),
    // Instead of the refusal to be in any frame.
    "x-frame-options": "SAMEORIGIN",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
  };

  const refusalOf = async (request: FastifyRequest): Promise<number | undefined> => {
    if (!isOwnOrigin(request)) return 403;
    if (turnsAway(overload(), "desk")) return 503;
    // A form of a page that sends no referrer has the origin `null`, which says nothing of where the cookie is from.
    const { cookie, host } = request.headers;
    const found = await findSession(store, sessionHashOf({ headers: { cookie, host } }), clock());
    if (found.kind === "not-signed-in") return 401;
    return found.device.role === "owner" ? undefined : 403;
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: mostBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    app.addHook("onRequest", async (request, reply) => {
      reply.headers(guards);
      const status = await refusalOf(request);
      if (status !== undefined) return send(reply.status(status), plainPage(status));
    });
    app.setErrorHandler((error: FastifyError | StoreUnavailable, request, reply) => {
      const status = error instanceof StoreUnavailable ? 503 : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, "a dish could not be previewed");
      return send(reply.status(status), plainPage(status));
    });
    app.post<{ Body: URLSearchParams }>("/desk/preview", async ({ body }, reply) => {
      const language = body.get("language");
      const checked = checkMenuDish(parse(body.get("dish") ?? ""));
      if (!isLanguage(language) || checked.kind === "invalid")
        return send(reply.status(400), plainPage(400));
      // The names of its type and its place in it are not shown.
      const dishType = { name: { he: "", en: "" }, position: 1, dishes: [checked.part] };
      const dish = localizeMenu([dishType], language)[0]?.dishes[0];
      if (dish === undefined) throw new Error("the dish was not localized");
      return send(reply, await renderDish({ dish, language }));
    });
  };
}

function send(reply: FastifyReply, html: string): FastifyReply {
  if (reply.statusCode === 503) reply.header("retry-after", secondsUntilRetry);
  reply.header("content-security-policy", policyOfFrame(html));
  return reply.type("text/html; charset=utf-8").send(html);
}

/** Null, which is no dish, if the text is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
