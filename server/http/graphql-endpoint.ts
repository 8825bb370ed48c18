import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/wire/error-code.ts";
import type { Config } from "#server/config.ts";
import type {
  Executor,
  OperationOutcome,
  OperationRequest,
} from "#server/graphql/create-executor.ts";
import { refusedError } from "#server/graphql/execution-answer.ts";
import { type CompressedBody, createBodyOnDemand } from "./compressed-body.ts";
import { answerType } from "./content-negotiation.ts";
import { crossOrigin } from "./cross-origin.ts";
import type { Overload } from "./overload.ts";
import { secondsUntilRetry } from "./turn-away.ts";

/** Bytes. An order of twenty of every dish of the menu is far smaller. */
const bodyLimit = 256 * 1024;

/** HTTP statuses for `application/graphql-response+json`; for `application/json` an invalid operation is answered with 200 too. */
const statuses = { executed: 200, invalid: 400, unavailable: 503, failed: 500 } as const;

export interface GraphqlEndpointOptions<Caller> {
  readonly path: string;
  /** Which other origins may call it. */
  readonly config: Pick<Config, "allowedOrigins" | "publicOrigin">;
  readonly execute: Executor<Caller>;
  /** Who sends a request. */
  readonly callerOf: (request: FastifyRequest) => Caller;
  /** Queries are turned away before mutations. Nothing is turned away unless it is given. */
  readonly overload?: () => Overload;
}

/** One API at `path`, by POST only, as "GraphQL over HTTP" specifies it (graphql.github.io/graphql-over-http). */
export function graphqlEndpoint<Caller>({
  path,
  config,
  execute,
  callerOf,
  overload = () => "none",
}: GraphqlEndpointOptions<Caller>) {
  const answerCrossOrigin = crossOrigin(config);
  const bodies = new WeakMap<OperationOutcome, CompressedBody>();

  const send = (request: FastifyRequest, reply: FastifyReply, outcome: OperationOutcome) => {
    const type = answerType(request.headers.accept) ?? "application/json";
    const isInvalidAsBefore = type === "application/json" && outcome.kind === "invalid";
    reply.status(isInvalidAsBefore ? 200 : statuses[outcome.kind]);
    reply.type(`${type}; charset=utf-8`);
    const retryAfter = outcome.answer.errors?.[0]?.extensions?.retryAfter;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    if (!outcome.isKept) return reply.send(outcome.json);
    const body = bodies.get(outcome) ?? createBodyOnDemand(outcome.json);
    bodies.set(outcome, body);
    const { bytes, encoding } = body.forClient(request.headers["accept-encoding"]);
    if (encoding !== undefined) reply.header("content-encoding", encoding);
    return reply.header("vary", "Origin, Accept-Encoding").send(bytes);
  };

  return async (app: FastifyInstance): Promise<void> => {
    // Only JSON is accepted: a form on another site cannot send it without a preflight request.
    const readJson = app.getDefaultJsonParser("error", "error");
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/json", { parseAs: "string" }, readJson);

    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!answerCrossOrigin(request, reply)) return refuse(reply, 403);
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
      if (isTurnedAway(operation, overload())) {
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

/** Any text with the word "mutation" counts as one. A client that writes the word into a query gains only that it is turned away later. */
function isTurnedAway({ query }: OperationRequest, overload: Overload): boolean {
  return overload === "all" || (overload === "extras" && !/\bmutation\b/u.test(query));
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
