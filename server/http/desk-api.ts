import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { deskBuildHeader, deskBuildOf } from "#contract/wire/desk-build.ts";
import type { CallRefusal } from "#contract/wire/desk-calls.ts";
import {
  createCallContext,
  type DeskCallDeps,
  type DeskCaller,
} from "#server/seller/call-context.ts";
import { answerEarlierPages, carryOutCalls } from "#server/seller/carry-out-calls.ts";
import { sessionHashOf } from "#server/seller/session/session-cookie.ts";
import type { AppOptions } from "./app-options.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { type Overload, turnsAway } from "./overload.ts";
import { ownOrigin } from "./own-origin.ts";
import { mostOrdersOf } from "./placed-orders.ts";

interface DeskApiDeps
  extends Pick<AppOptions, "config" | "onOrderStored" | "deskFolder">,
    Omit<DeskCallDeps, "sellerAddress" | "publicOrigin" | "onMailDue" | "mostInAnHour"> {
  readonly overload: () => Overload;
}

/** The desk's API at `/desk/calls`, and what pages of earlier builds get at `/desk/graphql`, for the pages of this server only. */
export function deskApi({
  config,
  onOrderStored,
  deskFolder,
  overload,
  ...deps
}: DeskApiDeps): (app: FastifyInstance) => Promise<void> {
  const { sellerAddress, publicOrigin } = config;
  const { report } = deps;
  const loadContext = createCallContext({
    ...deps,
    sellerAddress,
    publicOrigin,
    mostInAnHour: mostOrdersOf(config),
    onMailDue: () => onOrderStored?.(),
  });
  return async (app) => {
    /** Undefined where the server has no built desk: then every page counts as its own. */
    const ownBuild =
      deskFolder === null
        ? undefined
        : deskBuildOf(await readFile(join(deskFolder, "index.html"), "utf8"));
    const calls = {
      admits: ownOrigin(config),
      callerOf: (request: FastifyRequest): DeskCaller => ({
        sessionHash: sessionHashOf(request),
        origin: request.headers.origin ?? publicOrigin ?? "",
        isOtherBuild: ownBuild !== undefined && request.headers[deskBuildHeader] !== ownBuild,
      }),
      turnsAway: () => turnsAway(overload(), "desk"),
    };
    await app.register(
      callEndpoint({
        ...calls,
        path: "/desk/calls",
        carryOut: carryOutCalls(loadContext, report),
        refusal: (refused) => ({ refused }),
      }),
    );
    await app.register(
      callEndpoint({
        ...calls,
        path: "/desk/graphql",
        carryOut: answerEarlierPages(loadContext, report),
        refusal: inGraphql,
      }),
    );
  };
}

/** The form in which a page of a build before the calls reads a refusal. */
function inGraphql({ message, ...extensions }: CallRefusal): object {
  return { data: null, errors: [{ message: message ?? extensions.code, extensions }] };
}
