import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance } from "fastify";
import { isInside } from "#server/files/is-inside.ts";
import type { PictureReader } from "#server/pictures/picture-reader.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { guardsOfData } from "./content-security-policy.ts";
import type { Overload } from "./overload.ts";
import { pictures } from "./pictures.ts";
import { plainPage } from "./plain-page.ts";
import { secondsUntilRetry, turnAway } from "./turn-away.ts";

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
    app.setErrorHandler((error: FastifyError | StoreUnavailable, request, reply) => {
      const status = statusOf(error);
      if (error instanceof StoreUnavailable) reply.header("retry-after", secondsUntilRetry);
      if (status === 500 || error instanceof StoreUnavailable)
        request.log.error({ err: error }, "a file could not be sent");
      return reply.status(status).type("text/html; charset=utf-8").send(plainPage(status));
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
        allowedPath: (path) =>
          ["", ".br", ".gz"].every((end) => isInside(assetsFolder, path + end)),
        immutable: true,
        maxAge: yearMs,
      });
    }
    await app.register(async (scope) => {
      scope.addHook("onRequest", turnAway(overload, "extras"));
      await scope.register(pictures(readPicture));
    });
  };
}

/** A path that is not allowed is answered like one that does not exist, so that nobody learns which exist. */
function statusOf(error: FastifyError | StoreUnavailable): number {
  if (error instanceof StoreUnavailable) return 503;
  const { statusCode = 500 } = error;
  return statusCode === 403 ? 404 : statusCode;
}
