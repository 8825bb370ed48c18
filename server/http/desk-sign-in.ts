import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { SignInCalls, SignInRefusal } from "#contract/wire/desk-sign-in.ts";
import { parseDeviceName } from "#domain/order-log/device.ts";
import type { Config } from "#server/config/config.ts";
import {
  otherCallsPerMinute,
  rulesOfSignIn,
  triesPerMinute,
} from "#server/seller/calls/rules-of-sign-in.ts";
import {
  clearedSessionCookie,
  isSecureOrigin,
  sessionCookie,
  sessionHashOf,
} from "#server/seller/session/session-cookie.ts";
import {
  createSignIn,
  type SignInDeps,
  type SignInOutcome,
} from "#server/seller/session/sign-in-calls.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { acceptOnlyJson } from "./accept-only-json.ts";
import { guardsOfData } from "./content-security-policy.ts";
import { limitRequests } from "./limit-requests.ts";
import { ownOrigin } from "./own-origin.ts";

export interface DeskSignInDeps extends Omit<SignInDeps, "publicOrigin"> {
  readonly config: Pick<Config, "publicOrigin">;
}

/** Bytes; ten times a passkey. */
const bodyLimit = 32 * 1024;
const calls = Object.keys(rulesOfSignIn) as (keyof SignInCalls)[];

const statuses: Record<SignInRefusal["code"], number> = {
  LINK_UNKNOWN: 404,
  LINK_USED: 410,
  LINK_EXPIRED: 410,
  PASSKEY_UNKNOWN: 404,
  PASSKEY_REJECTED: 403,
  PASSKEY_EXISTS: 409,
  OPTIONS_EXPIRED: 410,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  CONFIRM_FIRST: 403,
  NOT_HTTPS: 403,
  TOO_MANY_TRIES: 429,
  BAD_REQUEST: 400,
  UNAVAILABLE: 503,
  INTERNAL_ERROR: 500,
};

/**
 * The calls of `SignInCalls`, by POST below `/desk/sign-in/` and from the desk's own origin only: `ALLOWED_ORIGINS` does not count
 * here. The log gets outcomes, and no code, token or name.
 */
export function deskSignIn({ config, ...deps }: DeskSignInDeps) {
  const signIn = createSignIn({ ...deps, publicOrigin: config.publicOrigin });
  const isOwnOrigin = ownOrigin(config);

  /** Undefined if the body is not what the call takes. */
  const carryOut = async <Call extends keyof SignInCalls>(
    call: Call,
    request: FastifyRequest,
  ): Promise<SignInOutcome<SignInCalls[Call]["answer"]> | undefined> => {
    const parsed = v.safeParse(signInRequests[call], request.body);
    if (!parsed.success) return undefined;
    const caller = { sessionHash: sessionHashOf(request), origin: request.headers.origin ?? "" };
    return signIn[call](parsed.output, caller);
  };

  const answer = async (
    call: keyof SignInCalls,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const outcome = await carryOut(call, request);
    if (outcome === undefined) return refuse(reply, { code: "BAD_REQUEST" });
    if (outcome.kind === "refused") {
      const { refusal, why } = outcome;
      request.log.info({ call, code: refusal.code, why }, "sign-in call refused");
      return refuse(reply, refusal);
    }
    const { session } = outcome;
    if (session !== undefined) {
      const cookie =
        session === "cleared"
          ? clearedSessionCookie(request)
          : sessionCookie(request, { ...session, now: deps.clock() });
      reply.header("set-cookie", cookie);
    }
    request.log.info({ call }, "sign-in call carried out");
    return reply.send(outcome.answer);
  };

  return async (app: FastifyInstance): Promise<void> => {
    acceptOnlyJson(app);

    app.addHook("onRequest", async (request, reply) => {
      reply.headers({ "cache-control": "no-store", ...guardsOfData });
      const { origin } = request.headers;
      // Every browser names the origin of such a call, and a passkey is checked against it.
      if (origin === undefined || !isOwnOrigin(request))
        return refuse(reply.status(403), { code: "BAD_REQUEST" }, 403);
      if (!isSecureOrigin(origin)) return refuse(reply, { code: "NOT_HTTPS" });
    });

    app.setErrorHandler((error: FastifyError | StoreUnavailable, request, reply) => {
      const status = error instanceof StoreUnavailable ? 503 : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, "signing in failed");
      return refuse(reply, { code: codeOf(status) }, status);
    });

    for (const [areTries, most] of [
      [true, triesPerMinute],
      [false, otherCallsPerMinute],
    ] as const) {
      await app.register(async (scope) => {
        await limitRequests(scope, most);
        for (const call of calls.filter((each) => rulesOfSignIn[each].isTry === areTries))
          scope.post(`/desk/sign-in/${call}`, { bodyLimit }, (request, reply) =>
            answer(call, request, reply),
          );
      });
    }
  };
}

function refuse(
  reply: FastifyReply,
  refusal: SignInRefusal,
  status = statuses[refusal.code],
): FastifyReply {
  return reply.status(status).send(refusal);
}

function codeOf(status: number): Exclude<SignInRefusal["code"], "NOT_SIGNED_IN"> {
  if (status === 429) return "TOO_MANY_TRIES";
  if (status === 503) return "UNAVAILABLE";
  return status >= 500 ? "INTERNAL_ERROR" : "BAD_REQUEST";
}

const base64url = (longest: number) =>
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/u), v.maxLength(longest));

/** Of a device, made from its browser's name. */
const name = v.pipe(
  v.string(),
  v.check((text) => parseDeviceName(text) !== undefined),
  v.trim(),
);

const used = v.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(3_000),
  authenticatorData: base64url(3_000),
  signature: base64url(3_000),
});

const nothing = v.strictObject({});

/** The requests of the calls, as `SignInCalls` describes them. */
const signInRequests: {
  readonly [Call in keyof SignInCalls]: v.GenericSchema<unknown, SignInCalls[Call]["request"]>;
} = {
  redeem: v.strictObject({ code: v.pipe(v.string(), v.maxLength(200)), name }),
  "passkey-options": v.strictObject({ purpose: v.picklist(["sign-in", "confirm"]) }),
  passkey: v.strictObject({ passkey: used, name }),
  confirm: v.strictObject({ passkey: used }),
  "new-passkey-options": nothing,
  "keep-passkey": v.strictObject({
    passkey: v.strictObject({
      id: base64url(1_400),
      clientDataJSON: base64url(3_000),
      authenticatorData: base64url(6_000),
      publicKey: base64url(3_000),
      transports: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/u))), v.maxLength(10)),
    }),
  }),
  "sign-out": nothing,
};
