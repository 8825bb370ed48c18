import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallRefusal } from "#contract/wire/desk-calls.ts";
import type { DeskCaller, LoadCallContext } from "#server/seller/call-context.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { acceptOnlyJson } from "./accept-only-json.ts";
import { bodyLimit } from "./graphql-endpoint.ts";

interface EarlierDeskOptions {
  /** Whether a page may call it, by its origin. */
  readonly admits: (request: FastifyRequest, reply: FastifyReply) => boolean;
  readonly callerOf: (request: FastifyRequest) => DeskCaller;
  readonly loadContext: LoadCallContext;
}

/**
 * What a page of the desk of an earlier build asks by GraphQL, at `/desk/graphql`: nothing of it is answered. On `UNAVAILABLE` such a page
 * keeps what waits and what was typed, and by the reason the service worker of this build loads it anew. An error inside the server is that
 * it is not available, too.
 */
export function earlierDeskEndpoint({ admits, callerOf, loadContext }: EarlierDeskOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptOnlyJson(app);
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!admits(request, reply)) return refuse(reply.status(403), { code: "BAD_REQUEST" });
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 429) return refuse(reply.status(429), { code: "TOO_MANY_REQUESTS" });
      if (status < 500) return refuse(reply.status(status), { code: "BAD_REQUEST" });
      if (!(error instanceof StoreUnavailable))
        request.log.error({ err: error }, "a request of an earlier desk failed");
      return refuse(reply.status(503), { code: "UNAVAILABLE" });
    });
    app.post("/desk/graphql", { bodyLimit }, async (request, reply) => {
      const context = await loadContext(callerOf(request));
      return context.kind === "not-signed-in"
        ? refuse(reply.status(401), { code: "NOT_SIGNED_IN", reason: context.reason })
        : refuse(reply.status(503), { code: "UNAVAILABLE", reason: "older-page" });
    });
  };
}

/** In the form of GraphQL, which such a page reads. */
function refuse(
  reply: FastifyReply,
  extensions: Omit<CallRefusal, "reason"> & {
    readonly reason?: CallRefusal["reason"] | "older-page" | undefined;
  },
): FastifyReply {
  return reply.send({ data: null, errors: [{ message: extensions.code, extensions }] });
}
