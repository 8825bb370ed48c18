import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { nothingAllowed } from "./content-security-policy.ts";

const dayMs = 24 * 60 * 60 * 1000;

export interface FilesDeps {
  /** The site's built scripts, styles and fonts; null where something else serves them. */
  readonly assetsFolder: string | null;
  readonly picturesFolder: string;
}

/** Files below `/assets/` and `/webImages/`: no listing, no hidden file, nothing outside the two folders. */
export function files({ assetsFolder, picturesFolder }: FilesDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.headers({
        "content-security-policy": nothingAllowed,
        "x-content-type-options": "nosniff",
      });
    });
    const shared = {
      decorateReply: false,
      index: false,
      dotfiles: "ignore",
      redirect: false,
    } as const;
    if (assetsFolder !== null) {
      await app.register(fastifyStatic, {
        ...shared,
        root: assetsFolder,
        prefix: "/assets/",
        // The build names files by their content and may put .br and .gz beside them.
        preCompressed: true,
        immutable: true,
        maxAge: 365 * dayMs,
      });
    }
    await app.register(fastifyStatic, {
      ...shared,
      root: picturesFolder,
      prefix: "/webImages/",
      // A picture keeps its name when it is taken anew.
      maxAge: dayMs,
    });
  };
}
