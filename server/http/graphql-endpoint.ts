import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/wire/error-code.ts";
import type {
  Executor,
  OperationOutcome,
  OperationRequest,
} from "#server/graphql/create-executor.ts";
import { refusedError } from "#server/graphql/execution-answer.ts";
import { acceptOnlyJson } from "./accept-only-json.ts";
import { compressedAnswer, sendEncoded } from "./compressed-body.ts";
import { answerType } from "./content-negotiation.ts";
import { secondsUntilRetry } from "./overload.ts";

/** Bytes. An order of twenty of every dish of the menu is far smaller. */
export const bodyLimit = 256 * 1024;

/** HTTP statuses for `application/graphql-response+json`; for `application/json` an invalid operation is answered with 200 too. */
const statuses = { executed: 200, invalid: 400, unavailable: 503, failed: 500 } as const;

export interface GraphqlEndpointOptions<Caller> {
  readonly path: string;
  /** Whether a page may call it, by its origin; it may set headers for pages of other origins. Others are rejected before their body is read. */
  readonly admits: (request: FastifyRequest, reply: FastifyReply) => boolean;
  readonly execute: Executor<Caller>;
  /** The sender of a request. */
  readonly callerOf: (request: FastifyRequest) => Caller;
  /** Whether an operation is turned away because of an overload. */
  readonly turnsAway: (operation: OperationRequest) => boolean;
}

/** One API at `path`, by POST only, as "GraphQL over HTTP" specifies it (graphql.github.io/graphql-over-http). */
export function graphqlEndpoint<Caller>({
  path,
  admits,
  execute,
  callerOf,
  turnsAway,
}: GraphqlEndpointOptions<Caller>) {
  const send = async (request: FastifyRequest, reply: FastifyReply, outcome: OperationOutcome) => {
    const type = answerType(request.headers.accept) ?? "application/json";
    const isInvalidAsBefore = type === "application/json" && outcome.kind === "invalid";
    reply.status(isInvalidAsBefore ? 200 : statuses[outcome.kind]);
    reply.type(`${type}; charset=utf-8`);
    const retryAfter = outcome.answer.errors?.[0]?.extensions?.retryAfter;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    const body = await compressedAnswer(outcome.json, request.headers["accept-encoding"]);
    return sendEncoded(reply.header("vary", vary(reply)), body);
  };

  return async (app: FastifyInstance): Promise<void> => {
    acceptOnlyJson(app);

    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!admits(request, reply)) return refuse(reply, 403);
    });

    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500 && status !== 503)
        request.log.error({ err: error }, "a GraphQL request failed");
      return refuse(reply, status);
    });

    app.post(path, { bodyLimit }, async (request, reply) => {
      if (answerType(request.headers.accept) === undefined) return refuse(reply, 406);
      const operation = graphqlRequestOf(request.body);
      if (operation === undefined) return refuse(reply, 400);
      if (turnsAway(operation)) {
        return refuse(reply.header("retry-after", secondsUntilRetry), 503);
      }
      return send(request, reply, await execute(operation, callerOf(request)));
    });

    app.options(path, (_request, reply) =>
      reply.status(204).header("allow", "POST, OPTIONS").send(),
    );

    app.route({
      method: ["GET", "PUT", "PATCH", "DELETE"],
      url: path,
      handler: (_request, reply) => refuse(reply.header("allow", "POST, OPTIONS"), 405),
    });
  };
}

/** Answers a request that is refused before execution, in the form of a GraphQL response. */
function refuse(reply: FastifyReply, status: number): FastifyReply {
  const error = refusedError(codeOf(status)).toJSON();
  return reply
    .status(status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ errors: [error] }));
}

function codeOf(status: number): ErrorCode {
  if (status === 429) return "TOO_MANY_REQUESTS";
  if (status === 503) return "UNAVAILABLE";
  return status >= 500 ? "INTERNAL_ERROR" : "BAD_REQUEST";
}

/** Adds the encoding to the headers on which an answer depends already. */
function vary(reply: FastifyReply): string {
  return [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", ");
}

/** The parameters of a GraphQL request in its JSON body; undefined if they are malformed. */
function graphqlRequestOf(body: unknown): OperationRequest | undefined {
  if (!isMap(body)) return undefined;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== "string") return undefined;
  if (operationName != null && typeof operationName !== "string") return undefined;
  if (variables != null && !isMap(variables)) return undefined;
  if (extensions != null && !isMap(extensions)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
