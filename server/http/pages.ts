import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  defaultLanguage,
  languageCookie,
  languageOfAddress,
  languageOfCookies,
  type SiteLanguage,
} from "#domain/language/language.ts";
import { dishOfAddress } from "#domain/menu/dish-address.ts";
import type { Config } from "#server/config/config.ts";
import { compressedAnswer, sendEncoded } from "./compressed-body.ts";
import { guardHeaders } from "./content-security-policy.ts";
import { type PageCache, pagePaths, unknownPath } from "./page-cache.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { plainErrors } from "./plain-page.ts";
import { sendTagged } from "./tagged-text.ts";

/** Where pages come from: a cache, or, in development, a new rendering for each request. */
export type PageSource =
  | { readonly kind: "cached"; readonly cache: PageCache }
  | {
      readonly kind: "fresh";
      readonly render: (path: string, language: SiteLanguage) => Promise<RenderedPage>;
    };

/** The site's pages, in the language that the address names, else in that of the visitor's cookie. Every address that is not a file's leads here. */
export function servePages(config: Config, source: PageSource) {
  return async (app: FastifyInstance): Promise<void> => {
    const guards = guardHeaders(config);
    app.addHook("onRequest", (_request, reply, done) => {
      reply.headers(guards);
      done();
    });

    const headers = { "cache-control": "no-store" };
    app.setErrorHandler(plainErrors("a page could not be rendered", headers));

    app.get("*", async (request, reply) => {
      const [path, search] = splitAddress(request.url);
      const page = pagePaths.find((known) => `${known}/` === path);
      if (page !== undefined) return reply.redirect(`${page}${search}`, 308);
      const language = languageOfAddress(search) ?? languageOf(request.headers.cookie);
      reply.headers({
        "cache-control": "no-cache",
        vary: "Cookie, Accept-Encoding",
        "content-language": language,
      });
      renewLanguage(request, reply);
      reply.type("text/html; charset=utf-8");
      if (source.kind === "fresh") {
        const rendered = await source.render(path, language);
        return reply.status(rendered.status).send(withDishHead(rendered.html, rendered, search));
      }
      return sendCached(request, reply, source.cache, { path, search, language });
    });
  };
}

interface Asked {
  readonly path: string;
  readonly search: string;
  readonly language: SiteLanguage;
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  { path, search, language }: Asked,
): Promise<FastifyReply> {
  const known = pagePaths.find((each) => each === path) ?? unknownPath;
  const page = await cache.read(known, language);
  reply.header("content-security-policy", page.policy);
  if (dishHeadOf(page, search) !== undefined) {
    const html = withDishHead(page.body.forClient(undefined).bytes.toString(), page, search);
    return sendEncoded(reply, await compressedAnswer(html, request.headers["accept-encoding"]));
  }
  return sendTagged(request, reply, page, page.status);
}

type Heads = Pick<RenderedPage, "head" | "dishHeads">;

/** Nothing is made for an address with another id: strangers could fill the memory with them, or keep the processor busy. */
function dishHeadOf({ dishHeads }: Heads, search: string): string | undefined {
  const dish = dishOfAddress(search);
  return dish === undefined ? undefined : dishHeads?.get(dish);
}

/** The document with the preview of the dish that its address opens; as it is where that names none on the menu. */
function withDishHead(html: string, heads: Heads, search: string): string {
  const head = dishHeadOf(heads, search);
  return head === undefined || heads.head === undefined
    ? html
    : html.replace(heads.head, () => head);
}

/** The language that the site has stored in its cookie; its default if there is none or it is another value. */
export function languageOf(cookie: string | undefined): SiteLanguage {
  return languageOfCookies(cookie ?? "") ?? defaultLanguage;
}

/**
 * Sets the cookie of a language that was chosen again: Safari deletes what a script has set after seven days, and keeps what a server
 * sets. The site writes it too, so scripts may.
 */
export function renewLanguage({ headers }: FastifyRequest, reply: FastifyReply): void {
  const chosen = languageOfCookies(headers.cookie ?? "");
  if (chosen !== undefined) reply.header("set-cookie", languageCookie(chosen));
}

/** The path, and the query string with its question mark. */
export function splitAddress(url: string): readonly [path: string, search: string] {
  const at = url.indexOf("?");
  return at === -1 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}
