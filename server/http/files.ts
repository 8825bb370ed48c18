import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { isInside } from "#server/pictures/is-inside.ts";
import type { PictureReader } from "#server/pictures/picture-reader.ts";
import { guardsOfData } from "./content-security-policy.ts";
import { type Overload, turnAway } from "./overload.ts";
import { pictures } from "./pictures.ts";
import { plainErrors } from "./plain-page.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

export interface FilesDeps {
  /** The site's built scripts, styles and fonts; null if something else serves them. */
  readonly assetsFolder: string | null;
  readonly readPicture: PictureReader;
  /** Pictures are turned away before anything that a page needs. */
  readonly overload: () => Overload;
}

/**
 * Files below `/assets/` and pictures below `/webImages/`: no listings, no hidden files, nothing outside the folders, also not
 * through a symbolic link.
 */
export function files({ assetsFolder, readPicture, overload }: FilesDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.headers(guardsOfData);
    });
    app.setErrorHandler(plainErrors("a file could not be sent"));
    if (assetsFolder !== null)
      await app.register(fastifyStatic, builtFiles(assetsFolder, "/assets/"));
    await app.register(async (scope) => {
      scope.addHook("onRequest", turnAway(overload, "extras"));
      await scope.register(pictures(readPicture));
    });
  };
}

/** How the files of a build are served: no listings, no hidden files, nothing outside the folder. */
export function builtFiles(root: string, prefix: string): FastifyStaticOptions {
  return {
    root,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: "ignore",
    redirect: false,
    // The build names files by their content and may write .br and .gz versions.
    preCompressed: true,
    allowedPath: (path) => ["", ".br", ".gz"].every((end) => isInside(root, path + end)),
    immutable: true,
    maxAge: yearMs,
  };
}
