import type { Readable } from "node:stream";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  mostUploadBytes,
  type PictureRefusalCode,
  type UploadedPicture,
} from "#contract/wire/desk-pictures.ts";
import { nameFiles } from "#server/pictures/encoded-picture.ts";
import { createOneAtATime } from "#server/pictures/one-at-a-time.ts";
import { runEncoder } from "#server/pictures/run-encoder.ts";
import { findSession } from "#server/seller/session/find-session.ts";
import { sessionHashOf } from "#server/seller/session/session-cookie.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { AppOptions } from "./app-options.ts";
import { guardsOfData } from "./content-security-policy.ts";
import { limitRequests } from "./limit-requests.ts";
import { type Overload, secondsUntilRetry, turnsAway } from "./overload.ts";
import { ownOrigin } from "./own-origin.ts";

interface DeskPicturesDeps extends Pick<AppOptions, "config" | "store" | "clock"> {
  readonly overload: () => Overload;
}

/** Photographs that one IP address may send in a minute: each keeps a processor busy for seconds. */
const uploadsPerMinute = 20;
/** How many photographs wait for the one that is made, and for how many milliseconds; less than requests may take to arrive. */
const patience = { most: 3, time: 15_000 };

const statuses: Record<PictureRefusalCode, number> = {
  PICTURE_TOO_LARGE: 413,
  PICTURE_TOO_SMALL: 422,
  PICTURE_TYPE: 415,
  PICTURE_NOT_READABLE: 422,
  BUSY: 503,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  TOO_MANY_REQUESTS: 429,
  BAD_REQUEST: 400,
  UNAVAILABLE: 503,
  INTERNAL_ERROR: 500,
};

/**
 * `POST /desk/pictures`, for the owner, from the pages of this server: the body is a photograph (JPEG, PNG or WebP) with its
 * `Content-Length`, the answer an `UploadedPicture` or a `PictureRefusal`. The bytes go to another process as they come.
 */
export function deskPictures({ config, store, clock, overload }: DeskPicturesDeps) {
  const isOwnOrigin = ownOrigin(config);
  const inTurn = createOneAtATime(patience);

  const refusalOf = async (request: FastifyRequest): Promise<PictureRefusalCode | undefined> => {
    if (!isOwnOrigin(request)) return "NOT_ALLOWED";
    if (turnsAway(overload(), "desk")) return "BUSY";
    const found = await findSession(store, sessionHashOf(request), clock());
    if (found.kind === "not-signed-in") return "NOT_SIGNED_IN";
    if (found.device.role !== "owner") return "NOT_ALLOWED";
    const length = request.headers["content-length"];
    if (length === undefined || Number(length) === 0) return "BAD_REQUEST";
    return Number(length) > mostUploadBytes ? "PICTURE_TOO_LARGE" : undefined;
  };

  return async (app: FastifyInstance): Promise<void> => {
    if (config.callsPerMinute > 0) await limitRequests(app, uploadsPerMinute);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, body, done) => done(null, body));
    app.addHook("onRequest", async (request, reply) => {
      reply.headers({ "cache-control": "no-store", ...guardsOfData });
      const code = await refusalOf(request);
      if (code !== undefined) return refuse(reply, code);
    });
    app.setErrorHandler((error: FastifyError | StoreUnavailable, request, reply) => {
      if (error instanceof StoreUnavailable) {
        request.log.error({ err: error }, "a picture could not be stored");
        return refuse(reply, "UNAVAILABLE");
      }
      const { statusCode = 500 } = error;
      if (statusCode === 429) return refuse(reply, "TOO_MANY_REQUESTS");
      if (statusCode < 500) return refuse(reply, "BAD_REQUEST");
      request.log.error({ err: error }, "a picture could not be made");
      return refuse(reply, "INTERNAL_ERROR");
    });
    app.post("/desk/pictures", async (request, reply) => {
      const outcome = await inTurn(() => runEncoder(request.body as Readable));
      if (outcome === undefined) return refuse(reply, "BUSY");
      if (outcome.kind === "gone") return refuse(reply, "BAD_REQUEST");
      if (outcome.kind === "interrupted") return refuse(reply, "UNAVAILABLE");
      if (outcome.kind === "refused") {
        request.log.info({ code: outcome.code, why: outcome.why }, "a photograph was refused");
        return refuse(reply, outcome.code);
      }
      const { image, thumbnail, stored } = nameFiles(outcome.files);
      await store.savePictures(stored);
      const answer: UploadedPicture = { image, thumbnail };
      return reply.send(answer);
    });
  };
}

function refuse(reply: FastifyReply, code: PictureRefusalCode): FastifyReply {
  const status = statuses[code];
  if (status === 503) reply.header("retry-after", secondsUntilRetry);
  return reply.status(status).send({ code });
}
