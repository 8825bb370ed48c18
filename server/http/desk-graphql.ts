import type { FastifyInstance, FastifyRequest } from "fastify";
import { createDeskExecutor, type DeskCaller } from "#server/seller/desk-executor.ts";
import { sessionHashOf } from "#server/seller/session/session-cookie.ts";
import type { AppOptions } from "./create-app.ts";
import { graphqlEndpoint } from "./graphql-endpoint.ts";
import { type Overload, turnsAway } from "./overload.ts";
import { ownOrigin } from "./own-origin.ts";

interface DeskGraphqlDeps
  extends Pick<
    AppOptions,
    "config" | "store" | "clock" | "onOrderStored" | "mailDelivery" | "clockJump"
  > {
  readonly overload: () => Overload;
  readonly report: (error: unknown) => void;
  readonly warn: (line: string) => void;
}

/** The desk's API at `/desk/graphql`, for the pages of this server only. */
export function deskGraphql({
  config,
  store,
  clock,
  onOrderStored,
  mailDelivery,
  clockJump,
  overload,
  report,
  warn,
}: DeskGraphqlDeps): (app: FastifyInstance) => Promise<void> {
  const callerOf = (request: FastifyRequest): DeskCaller => ({
    sessionHash: sessionHashOf(request),
    origin: request.headers.origin ?? config.publicOrigin ?? "",
  });
  return graphqlEndpoint({
    path: "/desk/graphql",
    admits: ownOrigin(config),
    execute: createDeskExecutor({
      store,
      clock,
      sellerAddress: config.sellerAddress,
      mailDelivery,
      clockJump,
      onMailDue: () => onOrderStored?.(),
      report,
      warn,
    }),
    callerOf,
    turnsAway: () => turnsAway(overload(), "desk"),
  });
}
