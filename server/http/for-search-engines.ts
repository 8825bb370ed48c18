import type { FastifyInstance, FastifyReply } from "fastify";
import { addressInLanguage, siteLanguages } from "#domain/language/language.ts";
import { guardsOfData } from "./content-security-policy.ts";
import { pagePaths } from "./page-cache.ts";

/** What these show is private to the visitor, so search engines do not list them. */
const privatePaths: ReadonlySet<string> = new Set(["/cart", "/my-orders"]);
const pathsToBeFound = pagePaths.filter((path) => !privatePaths.has(path));

/**
 * `/robots.txt` and `/sitemap.xml`. Both need absolute addresses, and the `Host` header of a client cannot be trusted. Without
 * `publicOrigin` there is no sitemap, and robots.txt names none.
 */
export function forSearchEngines(publicOrigin: string | undefined) {
  const robots = [
    "User-agent: *",
    "Disallow: /graphql",
    "Disallow: /desk",
    ...(publicOrigin === undefined ? [] : ["", `Sitemap: ${publicOrigin}/sitemap.xml`]),
  ];
  return async (app: FastifyInstance): Promise<void> => {
    app.get("/robots.txt", (_request, reply) =>
      send(reply, "text/plain", `${robots.join("\n")}\n`),
    );
    if (publicOrigin === undefined) return;
    const map = sitemap(publicOrigin);
    app.get("/sitemap.xml", (_request, reply) => send(reply, "application/xml", map));
  };
}

/** Every page in every language, each with its addresses in the other siteLanguages. */
function sitemap(publicOrigin: string): string {
  const entries = pathsToBeFound.flatMap((path) => {
    const address = `${publicOrigin}${path}`;
    const alternates = [
      ...siteLanguages.map((language) => [language, addressInLanguage(address, language)] as const),
      ["x-default", address] as const,
    ].map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return siteLanguages.map(
      (language) =>
        `<url><loc>${addressInLanguage(address, language)}</loc>${alternates.join("")}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .headers({ "cache-control": "max-age=3600", ...guardsOfData })
    .type(`${type}; charset=utf-8`)
    .send(body);
}
