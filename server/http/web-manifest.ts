import type { FastifyInstance } from "fastify";
import {
  defaultLanguage,
  directionOf,
  languageOfAddress,
  shopLanguageOf,
} from "#domain/language/language.ts";
import type { Store } from "#server/store/store.ts";
import { guardsOfData } from "./content-security-policy.ts";

/** The light scheme's `--color-bar` and `--color-page` of the site's tokens. */
const colors = { theme_color: "#8c1d36", background_color: "#f8f2e6" };

/** Drawn from site/icon.svg, see seed/README.md. Browsers cache them for a year: a changed drawing needs new names. */
const icons = [
  { src: "/assets/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/assets/icon-512.png", sizes: "512x512", type: "image/png" },
  {
    src: "/assets/icon-maskable-512.png",
    sizes: "512x512",
    type: "image/png",
    purpose: "maskable",
  },
];

/**
 * `/manifest.webmanifest`: with it a phone can install the shop as an app, in the language of `?lang=`. The address names the
 * language because browsers request the manifest without cookies.
 */
export function webManifest({ currentCatalogue }: Pick<Store, "currentCatalogue">) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error, request, reply) => {
      request.log.error({ err: error }, "the web manifest could not be created");
      return reply.status(503).headers({ "cache-control": "no-store", "retry-after": 10 }).send();
    });

    app.get("/manifest.webmanifest", async (request, reply) => {
      const language = languageOfAddress(request.url) ?? defaultLanguage;
      const name = (await currentCatalogue())?.catalogue.shop.name[shopLanguageOf(language)];
      reply.headers({ "cache-control": "max-age=3600", ...guardsOfData });
      return reply.type("application/manifest+json; charset=utf-8").send(
        JSON.stringify({
          id: "/",
          name,
          short_name: name,
          lang: language,
          dir: directionOf(language),
          start_url: "/",
          // This mode has buttons to go back and to reload; texts of the site mention them.
          display: "minimal-ui",
          ...colors,
          icons,
        }),
      );
    });
  };
}
