import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { guardsOfData } from "./content-security-policy.ts";
import { pictures } from "./pictures.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

export interface FilesDeps {
  /** The site's built scripts, styles and fonts; null if something else serves them. */
  readonly assetsFolder: string | null;
  readonly picturesFolder: string;
}

/** Files below `/assets/` and `/webImages/`: no listings, no hidden files, nothing outside the two folders. */
export function files({ assetsFolder, picturesFolder }: FilesDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.headers(guardsOfData);
    });
    if (assetsFolder !== null) {
      await app.register(fastifyStatic, {
        root: assetsFolder,
        prefix: "/assets/",
        decorateReply: false,
        index: false,
        dotfiles: "ignore",
        redirect: false,
        // The build names files by their content and may write .br and .gz versions.
        preCompressed: true,
        immutable: true,
        maxAge: yearMs,
      });
    }
    await app.register(pictures(picturesFolder));
  };
}
