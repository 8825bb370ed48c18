import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOfAddress, type SiteLanguage, shopLanguageOf } from "#domain/language/language.ts";
import { googleCalendarAddress, orderCalendar } from "#server/calendar/order-calendar.ts";
import type { Config } from "#server/config/config.ts";
import type { PlacedOrders } from "#server/graphql/placed-order-resolvers.ts";
import { compressedAnswer, sendEncoded } from "./compressed-body.ts";
import { contentSecurityPolicy, guardHeaders } from "./content-security-policy.ts";
import { unknownPath } from "./page-cache.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { languageOf, type PageSource, renewLanguage, splitAddress } from "./pages.ts";
import { plainErrors, sendPlainPage } from "./plain-page.ts";

/** Below the address of an order's page. */
const calendarFile = "calendar.ics";
const googleCalendar = "google-calendar";

export interface OrderPagesDeps {
  readonly config: Pick<Config, "publicOrigin">;
  readonly placedOrders: Pick<PlacedOrders, "read">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly render: (path: string, language: SiteLanguage) => Promise<RenderedPage>;
  /** Where the page for unknown addresses comes from. */
  readonly source: PageSource;
}

/**
 * The customers' own pages of their orders, at `/order/<number>/<key>`, in the language of the order unless the address names one, and
 * below each a calendar file with the hour at which it is handed over, and an address that leads to Google Calendar with the same.
 * They are rendered for each request and kept nowhere: no cache, no search engine, no service worker (they have no
 * `Content-SiteLanguage`, which makes the worker of the site keep a page) and no referrer. Opening one never changes anything, because
 * mail servers open links too. A wrong key is answered as a number that does not exist.
 */
export function orderPages({ config, placedOrders, clock, render, source }: OrderPagesDeps) {
  const guards = {
    ...guardHeaders(config),
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    vary: "Cookie, Accept-Encoding",
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (request, reply) => {
      reply.headers(guards);
      renewLanguage(request, reply);
    });
    const headers = { "cache-control": "no-store" };
    app.setErrorHandler(plainErrors("a page could not be rendered", headers));

    const sendUnknown = async (request: FastifyRequest, reply: FastifyReply) => {
      const [, search] = splitAddress(request.url);
      const language = languageOfAddress(search) ?? languageOf(request.headers.cookie);
      reply.status(404).type("text/html; charset=utf-8");
      if (source.kind === "fresh")
        return reply.send((await source.render(unknownPath, language)).html);
      const { body, policy } = await source.cache.read(unknownPath, language);
      reply.header("content-security-policy", policy);
      return sendEncoded(reply, body.forClient(request.headers["accept-encoding"]));
    };

    // All addresses below `/order/`, so that a link that was cut in two is answered with the same headers.
    app.get<{ Params: { "*": string } }>("/order/*", async (request, reply) => {
      const [number = "", key = "", ...rest] = request.params["*"].split("/");
      const asked = languageOfAddress(splitAddress(request.url)[1]);
      const [below] = rest;
      const isCalendar = below === calendarFile || below === googleCalendar;
      const isKnown = rest.length === 0 || (rest.length === 1 && isCalendar);
      const access = { number, key: isKnown ? key : "", address: request.ip };
      const read = await placedOrders.read(access, asked && shopLanguageOf(asked));
      if (read.kind === "too-many-wrong-keys") {
        return sendPlainPage(reply.header("retry-after", read.retryAfter), 429);
      }
      if (read.kind === "unknown") return sendUnknown(request, reply);
      const path = `/order/${number}/${key}`;
      const own = config.publicOrigin && `${config.publicOrigin}${path}`;
      if (below === googleCalendar) {
        // The page says what happened to an order that is not handed over.
        return reply.redirect(googleCalendarAddress(read.order, own) ?? path);
      }
      if (below === calendarFile) {
        const file = orderCalendar(read.order, own, clock());
        if (file === undefined) return sendUnknown(request, reply);
        reply.header("content-disposition", `inline; filename="order-${number}.ics"`);
        return reply.type("text/calendar; charset=utf-8").send(file);
      }
      const page = await render(path, asked ?? read.order.language);
      if (source.kind === "cached")
        reply.header("content-security-policy", contentSecurityPolicy(page.html));
      reply.status(page.status).type("text/html; charset=utf-8");
      const body = await compressedAnswer(page.html, request.headers["accept-encoding"]);
      return sendEncoded(reply, body);
    });
  };
}
