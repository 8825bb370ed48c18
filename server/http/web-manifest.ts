import type { FastifyInstance } from "fastify";
import { defaultLanguage, directionOf } from "#domain/language/language.ts";
import { languageOfAddress } from "#domain/language/language-address.ts";
import type { Store } from "#server/store/store.ts";
import { guardsOfData } from "./content-security-policy.ts";

/** The light scheme's `--color-bar` and `--color-page` of the site's tokens. */
const colors = { theme_color: "#8c1d36", background_color: "#f8f2e6" };

/** Drawn by art/draw-icons.ts. */
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
 * `/manifest.webmanifest`: what a phone needs to keep the shop among its apps, in the language that `?lang=` asks for. Browsers
 * ask for it without cookies.
 */
export function webManifest({ currentCatalogue }: Pick<Store, "currentCatalogue">) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error, request, reply) => {
      request.log.error({ err: error }, "the manifest could not be made");
      return reply.status(503).headers({ "cache-control": "no-store", "retry-after": 10 }).send();
    });

    app.get("/manifest.webmanifest", async (request, reply) => {
      const language = languageOfAddress(request.url) ?? defaultLanguage;
      const name = (await currentCatalogue())?.catalogue.shop.name[language];
      reply.headers({ "cache-control": "max-age=3600", ...guardsOfData });
      return reply.type("application/manifest+json; charset=utf-8").send(
        JSON.stringify({
          id: "/",
          name,
          short_name: name,
          lang: language,
          dir: directionOf(language),
          start_url: "/",
          // With a way back and a way to load again, which the site's own words count on.
          display: "minimal-ui",
          ...colors,
          icons,
        }),
      );
    });
  };
}
