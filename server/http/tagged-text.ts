import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CompressedBody, createCompressedBody, sendEncoded } from "./compressed-body.ts";

/** A text that is sent many times, with the entity tag by which browsers revalidate it. */
export interface TaggedText {
  readonly body: CompressedBody;
  /** Weak, because it is the same for all encodings of the body. */
  readonly etag: string;
}

export function tagText(text: string): TaggedText {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return { body: createCompressedBody(text), etag: `W/"${hash}"` };
}

/** Sends the text in the smallest encoding that the browser accepts, or 304 if the browser has it and `status` is 200. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: TaggedText,
  status = 200,
): FastifyReply {
  reply.header("etag", etag);
  if (status === 200 && isKnownTo(request, etag)) return reply.status(304).send();
  return sendEncoded(reply.status(status), body.forClient(request.headers["accept-encoding"]));
}

/** Whether the browser has what this tag stands for already (`If-None-Match`, RFC 9110 §13.1.2). */
export function isKnownTo(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
  return tags.includes(etag) || tags.includes("*");
}

/** Serves a text that browsers revalidate each time. */
export function serveText(
  app: FastifyInstance,
  path: string,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  const tagged = tagText(text);
  app.get(path, (request, reply) => {
    reply.headers({ "cache-control": "no-cache", vary: "Accept-Encoding", ...headers });
    return sendTagged(request, reply, tagged);
  });
}
