import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PictureReader, ReadPicture } from "#server/pictures/picture-reader.ts";
import { namesContent } from "#server/pictures/picture-types.ts";
import { byteRange } from "./byte-range.ts";
import { prefersAvif } from "./content-negotiation.ts";
import { sendPlainPage } from "./plain-page.ts";
import { isKnownTo } from "./tagged-text.ts";

/** A name that may have an AVIF version beside it. */
const hasVersions = /^(?<dish>.+)\.(?:webp|jpe?g|png)$/u;

/** A name with a hash is that of these bytes for ever. Others have been replaced in older shops. */
const caching = {
  ofContent: "public, max-age=31536000, immutable",
  others: "public, max-age=86400",
};

/**
 * Pictures below `/webImages/`, by the names that the menu uses, from the database. A client that accepts AVIF gets `name.avif`
 * instead, if there is one (docs/decisions/0013-pictures-by-accept.md).
 */
export function pictures(read: PictureReader) {
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

/** Sends the picture or the part that the client asks for, or 304 if the client has it. */
function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, etag }: ReadPicture,
): FastifyReply {
  reply.headers({ etag, "accept-ranges": "bytes" });
  if (isKnownTo(request, etag)) return reply.status(304).send();
  const { range: header, "if-range": ofVersion } = request.headers;
  // The part of another version, or a date: then everything is sent.
  const isOfVersion = ofVersion === undefined || ofVersion === etag;
  const range = isOfVersion ? byteRange(header, bytes.length) : undefined;
  if (range === undefined) return reply.type(type).send(bytes);
  const length = String(bytes.length);
  if (range === "unsatisfiable")
    return reply.status(416).header("content-range", `bytes */${length}`).send();
  const { first, last } = range;
  reply.header("content-range", `bytes ${String(first)}-${String(last)}/${length}`);
  return reply
    .status(206)
    .type(type)
    .send(bytes.subarray(first, last + 1));
}
