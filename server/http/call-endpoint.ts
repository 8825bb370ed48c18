import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallRefusal } from "#contract/wire/desk-calls.ts";
import type { DeskCaller } from "#server/seller/call-context.ts";
import type { CarryOutCalls } from "#server/seller/carry-out-calls.ts";
import { acceptOnlyJson } from "./accept-only-json.ts";
import { compressedAnswer, sendEncoded } from "./compressed-body.ts";
import { bodyLimit } from "./graphql-endpoint.ts";
import { secondsUntilRetry } from "./overload.ts";

interface CallEndpointOptions {
  readonly path: string;
  /** Whether a page may call it, by its origin. Others are rejected before their body is read. */
  readonly admits: (request: FastifyRequest, reply: FastifyReply) => boolean;
  readonly carryOut: CarryOutCalls;
  /** The sender of a request. */
  readonly callerOf: (request: FastifyRequest) => DeskCaller;
  /** Whether a request is turned away because of an overload. */
  readonly turnsAway: () => boolean;
  /** The body of a request that is refused as a whole. */
  readonly refusal: (refused: CallRefusal) => object;
}

const statuses: Readonly<Record<CallRefusal["code"], number>> = {
  BAD_REQUEST: 400,
  // As usual as an answer: each visit of the sign-in page asks who is signed in, and a browser reports every other status.
  NOT_SIGNED_IN: 200,
  NOT_ALLOWED: 403,
  CONFIRM_FIRST: 403,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  OUTCOME_UNKNOWN: 500,
  UNAVAILABLE: 503,
};

/** The calls of the desk at `path`, by POST only, see `deskCalls`. */
export function callEndpoint({
  path,
  admits,
  carryOut,
  callerOf,
  turnsAway,
  refusal,
}: CallEndpointOptions) {
  const refuse = (reply: FastifyReply, refused: CallRefusal, status = statuses[refused.code]) =>
    reply.status(status).send(refusal(refused));
  return async (app: FastifyInstance): Promise<void> => {
    acceptOnlyJson(app);

    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!admits(request, reply)) return refuse(reply, { code: "BAD_REQUEST" }, 403);
    });

    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500 && status !== 503)
        request.log.error({ err: error }, "a request of the desk failed");
      return refuse(reply, { code: codeOf(status) }, status);
    });

    app.post(path, { bodyLimit }, async (request, reply) => {
      if (turnsAway())
        return refuse(reply.header("retry-after", secondsUntilRetry), { code: "UNAVAILABLE" });
      const outcome = await carryOut(request.body, callerOf(request));
      if (outcome.kind === "refused") return refuse(reply, outcome.refusal);
      const body = await compressedAnswer(outcome.json, request.headers["accept-encoding"]);
      reply.header("vary", "Accept-Encoding").type("application/json; charset=utf-8");
      return sendEncoded(reply, body);
    });

    app.route({
      method: ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"],
      url: path,
      handler: (_request, reply) =>
        refuse(reply.header("allow", "POST"), { code: "BAD_REQUEST" }, 405),
    });
  };
}

function codeOf(status: number): CallRefusal["code"] {
  if (status === 429) return "TOO_MANY_REQUESTS";
  if (status === 503) return "UNAVAILABLE";
  return status >= 500 ? "INTERNAL_ERROR" : "BAD_REQUEST";
}
