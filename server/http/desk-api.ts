import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  createCallContext,
  type DeskCallDeps,
  type DeskCaller,
} from "#server/seller/call-context.ts";
import { carryOutCalls } from "#server/seller/carry-out-calls.ts";
import { sessionHashOf } from "#server/seller/session/session-cookie.ts";
import type { AppOptions } from "./app-options.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { earlierDeskEndpoint } from "./earlier-desk-endpoint.ts";
import { type Overload, turnsAway } from "./overload.ts";
import { ownOrigin } from "./own-origin.ts";
import { mostOrdersOf } from "./placed-orders.ts";

interface DeskApiDeps
  extends Pick<AppOptions, "config" | "onOrderStored">,
    Omit<DeskCallDeps, "sellerAddress" | "onMailDue" | "mostInAnHour"> {
  readonly overload: () => Overload;
}

/** The desk's API at `/desk/calls`, for the pages of this server only. */
export function deskApi({
  config,
  onOrderStored,
  overload,
  ...deps
}: DeskApiDeps): (app: FastifyInstance) => Promise<void> {
  const { sellerAddress, publicOrigin } = config;
  const { report } = deps;
  const loadContext = createCallContext({
    ...deps,
    sellerAddress,
    mostInAnHour: mostOrdersOf(config),
    onMailDue: () => onOrderStored?.(),
  });
  const shared = {
    admits: ownOrigin(config),
    callerOf: (request: FastifyRequest): DeskCaller => ({
      sessionHash: sessionHashOf(request),
      origin: request.headers.origin ?? publicOrigin ?? "",
    }),
  };
  const endpoints = [
    callEndpoint({
      ...shared,
      path: "/desk/calls",
      carryOut: carryOutCalls(loadContext, report),
      turnsAway: () => turnsAway(overload(), "desk"),
    }),
    earlierDeskEndpoint({ ...shared, loadContext }),
  ];
  return async (app) => {
    for (const endpoint of endpoints) await app.register(endpoint);
  };
}
