import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PictureReader, ReadPicture } from "#server/pictures/picture-reader.ts";
import { namesContent } from "#server/pictures/picture-types.ts";
import { isInside } from "#server/pictures/read-picture-file.ts";
import { prefersAvif } from "./content-negotiation.ts";
import { guardsOfData } from "./content-security-policy.ts";
import { type Overload, turnAway } from "./overload.ts";
import { plainErrors, sendPlainPage } from "./plain-page.ts";
import { isKnownTo } from "./tagged-text.ts";

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

/** A name that may have an AVIF version beside it. */
const hasVersions = /^(?<dish>.+)\.(?:webp|jpe?g|png)$/u;

/** A name with a hash always names these bytes. Others have been replaced in older shops. */
const caching = {
  ofContent: "public, max-age=31536000, immutable",
  others: "public, max-age=86400",
};

/**
 * Pictures below `/webImages/`, by the names that the menu uses, from the database. A client that accepts AVIF gets `name.avif`
 * instead, if there is one (docs/decisions/0013-pictures-by-accept.md).
 */
function pictures(read: PictureReader) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>("/webImages/:name", async (request, reply) => {
      const { name } = request.params;
      const dish = hasVersions.exec(name)?.groups?.["dish"];
      if (dish !== undefined) reply.header("vary", "accept");
      const small =
        dish !== undefined && prefersAvif(request.headers.accept)
          ? await read(`${dish}.avif`)
          : undefined;
      const picture = small ?? (await read(name));
      if (picture === undefined) return sendPlainPage(reply, 404);
      reply.header("cache-control", namesContent(name) ? caching.ofContent : caching.others);
      return sendPicture(request, reply, picture);
    });
    app.get("/webImages/*", (_request, reply) => sendPlainPage(reply, 404));
    app.get("/webImages", (_request, reply) => sendPlainPage(reply, 404));
  };
}

/** Sends the picture, or 304 if the client has it. */
function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, etag }: ReadPicture,
): FastifyReply {
  reply.header("etag", etag);
  return isKnownTo(request, etag) ? reply.status(304).send() : reply.type(type).send(bytes);
}
