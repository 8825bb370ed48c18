import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  createDeskExecutor,
  type DeskCaller,
  type DeskExecutorDeps,
} from "#server/seller/desk-executor.ts";
import { sessionHashOf } from "#server/seller/session/session-cookie.ts";
import type { AppOptions } from "./app-options.ts";
import { graphqlEndpoint } from "./graphql-endpoint.ts";
import { type Overload, turnsAway } from "./overload.ts";
import { ownOrigin } from "./own-origin.ts";
import { mostOrdersOf } from "./placed-orders.ts";

interface DeskGraphqlDeps
  extends Pick<AppOptions, "config" | "onOrderStored">,
    Omit<DeskExecutorDeps, "sellerAddress" | "onMailDue" | "mostInAnHour"> {
  readonly overload: () => Overload;
}

/** The desk's API at `/desk/graphql`, for the pages of this server only. */
export function deskGraphql({
  config,
  onOrderStored,
  overload,
  ...deps
}: DeskGraphqlDeps): (app: FastifyInstance) => Promise<void> {
  const { sellerAddress, publicOrigin } = config;
  return graphqlEndpoint({
    path: "/desk/graphql",
    admits: ownOrigin(config),
    execute: createDeskExecutor({
      ...deps,
      sellerAddress,
      mostInAnHour: mostOrdersOf(config),
      onMailDue: () => onOrderStored?.(),
    }),
    callerOf: (request: FastifyRequest): DeskCaller => ({
      sessionHash: sessionHashOf(request),
      origin: request.headers.origin ?? publicOrigin ?? "",
    }),
    turnsAway: () => turnsAway(overload(), "desk"),
  });
}
