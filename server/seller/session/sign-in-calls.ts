import { randomBytes, randomUUID } from "node:crypto";
import type {
  PasskeyOptions,
  SignInCalls,
  SignInRefusal,
  SignInRefusalCode,
  UsedPasskey,
} from "#contract/wire/desk-sign-in.ts";
import { type Device, longestSession } from "#domain/order-log/device.ts";
import type { DeviceRegister } from "#server/store/devices/device-register.ts";
import type { Passkey } from "#server/store/devices/passkeys.ts";
import type { Store } from "#server/store/store.ts";
import { existingPasskeys } from "./device-fields.ts";
import { hashOfCode } from "./device-link.ts";
import { confirmedUntil, findSession } from "./find-session.ts";
import { makeChallenge, readChallenge } from "./passkey-challenge.ts";
import { makeSession } from "./session-cookie.ts";
import { passkeyAlgorithms, verifyNewPasskey, verifyPasskeyUse } from "./verify-passkey.ts";

export interface SignInDeps {
  readonly store: DeviceRegister & Pick<Store, "currentCatalogue" | "readOrMakeSecret">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  /** The origin of `PUBLIC_URL`, if it is set. */
  readonly publicOrigin: string | undefined;
}

export interface SignInCaller {
  /** See `sessionHashOf`. */
  readonly sessionHash: string | undefined;
  /** The origin of the desk as the browser sees it, which must be the server's own. */
  readonly origin: string;
}

export type SignInOutcome<Answer> =
  | {
      readonly kind: "done";
      readonly answer: Answer;
      /** What the browser's cookie becomes; it stays as it is if this is undefined. */
      readonly session?: "cleared" | { readonly token: string; readonly endsAt: number };
    }
  | {
      readonly kind: "refused";
      readonly refusal: SignInRefusal;
      /** For the log. */
      readonly why?: string;
    };

type Refused = Extract<SignInOutcome<never>, { readonly kind: "refused" }>;

export type SignIn = {
  readonly [Call in keyof SignInCalls]: (
    request: SignInCalls[Call]["request"],
    caller: SignInCaller,
  ) => Promise<SignInOutcome<SignInCalls[Call]["answer"]>>;
};

/** The calls of `SignInCalls`. They reject only as the store does. */
export function createSignIn({ store, clock, publicOrigin }: SignInDeps): SignIn {
  /** A passkey is good only where the shop is: another port or name that leads to this server is not. */
  const passkeyOrigin = ({ origin }: SignInCaller) => publicOrigin ?? origin;

  const secretOf = (name: string) =>
    store.readOrMakeSecret({ name, value: randomBytes(32).toString("base64url"), at: clock() });

  const challengeKey = async (purpose: string) => ({
    secret: await secretOf("desk-challenges"),
    purpose,
  });

  const expectedProof = async (purpose: string, caller: SignInCaller) => {
    const key = await challengeKey(purpose);
    const origin = passkeyOrigin(caller);
    const now = clock();
    return { origin, readChallenge: (text: string) => readChallenge(key, text, now), now };
  };

  const optionsFor = async (purpose: string, caller: SignInCaller): Promise<PasskeyOptions> => ({
    challenge: makeChallenge(await challengeKey(purpose), clock()),
    rpId: new URL(passkeyOrigin(caller)).hostname,
  });

  /** The owner's device that calls. */
  const ownerOf = async ({ sessionHash }: SignInCaller): Promise<Device | Refused> => {
    const found = await findSession(store, sessionHash, clock());
    if (found.kind !== "signed-in") return refused({ code: "NOT_SIGNED_IN", reason: found.reason });
    return found.device.role === "owner" ? found.device : refusedBy("NOT_ALLOWED");
  };

  const confirmedOwnerOf = async (caller: SignInCaller): Promise<Device | Refused> => {
    const owner = await ownerOf(caller);
    if ("kind" in owner) return owner;
    return confirmedUntil(owner, clock()) === undefined ? refusedBy("CONFIRM_FIRST") : owner;
  };

  /** A browser has one session: the one that it had before ends. */
  const endEarlierSession = async ({ sessionHash }: SignInCaller): Promise<void> => {
    const found = await findSession(store, sessionHash, clock());
    if (found.kind === "signed-in") await store.endSession({ id: found.device.id, at: clock() });
  };

  /** Notes that a passkey was used, unless the proof is not valid. */
  const provePasskey = async (
    used: UsedPasskey,
    purpose: string,
    caller: SignInCaller,
  ): Promise<Passkey | Refused> => {
    const passkey = await store.findPasskey(used.id);
    if (passkey === undefined) return refusedBy("PASSKEY_UNKNOWN");
    const verified = verifyPasskeyUse(used, passkey, await expectedProof(purpose, caller));
    if (verified.kind === "expired") return refusedBy("OPTIONS_EXPIRED");
    if (verified.kind === "rejected") return refusedBy("PASSKEY_REJECTED", verified.why);
    const { id, lastUsedAt } = passkey;
    const token = randomUUID();
    const use = { id, counter: verified.counter, at: clock(), lastUsedAt, token };
    return (await store.notePasskeyUsed(use)) ? passkey : refusedBy("OPTIONS_EXPIRED");
  };

  return {
    redeem: async ({ code, name }, caller) => {
      const { token, hash } = makeSession();
      const at = clock();
      const outcome = await store.redeemDeviceLink({
        codeHash: hashOfCode(code),
        sessionHash: hash,
        name,
        at,
      });
      if (outcome.kind !== "linked") return refusedBy(linkRefusals[outcome.kind]);
      const { id, role, endsAt } = outcome.device;
      if (role === "owner") await store.confirmDevice({ id, at });
      await endEarlierSession(caller);
      return { kind: "done", answer: { role }, session: { token, endsAt } };
    },

    "passkey-options": async ({ purpose }, caller) => {
      if (purpose === "sign-in") return done(await optionsFor("sign-in", caller));
      const owner = await ownerOf(caller);
      if ("kind" in owner) return owner;
      return done(await optionsFor(`confirm ${String(owner.id)}`, caller));
    },

    passkey: async ({ passkey: used, name }, caller) => {
      const passkey = await provePasskey(used, "sign-in", caller);
      if ("kind" in passkey) return passkey;
      const { token, hash } = makeSession();
      const at = clock();
      const endsAt = at + longestSession;
      // Only owners' devices keep passkeys.
      const role = "owner";
      const device = { passkeyId: passkey.id, role, sessionHash: hash, name, at, endsAt } as const;
      if ((await store.addDevice(device)) === undefined) return refusedBy("PASSKEY_UNKNOWN");
      await endEarlierSession(caller);
      return { kind: "done", answer: { role }, session: { token, endsAt } };
    },

    confirm: async ({ passkey: used }, caller) => {
      const owner = await ownerOf(caller);
      if ("kind" in owner) return owner;
      const passkey = await provePasskey(used, `confirm ${String(owner.id)}`, caller);
      if ("kind" in passkey) return passkey;
      const confirmedAt = clock();
      await store.confirmDevice({ id: owner.id, at: confirmedAt });
      const until = confirmedUntil({ role: owner.role, confirmedAt }, confirmedAt);
      return done({ confirmedUntil: until ?? confirmedAt });
    },

    "new-passkey-options": async (_request, caller) => {
      const owner = await confirmedOwnerOf(caller);
      if ("kind" in owner) return owner;
      return done({
        ...(await optionsFor(`keep ${String(owner.id)}`, caller)),
        shopName: (await store.currentCatalogue())?.catalogue.shop.name.he ?? "",
        userId: await secretOf("desk-passkey-user"),
        algorithms: passkeyAlgorithms,
        existing: (await existingPasskeys(store)).map(({ id, transports }) => ({ id, transports })),
      });
    },

    "keep-passkey": async ({ passkey: made }, caller) => {
      const owner = await confirmedOwnerOf(caller);
      if ("kind" in owner) return owner;
      const expected = await expectedProof(`keep ${String(owner.id)}`, caller);
      const verified = verifyNewPasskey(made, expected);
      if (verified.kind === "expired") return refusedBy("OPTIONS_EXPIRED");
      if (verified.kind === "rejected") return refusedBy("PASSKEY_REJECTED", verified.why);
      if ((await store.findPasskey(made.id)) !== undefined) return refusedBy("PASSKEY_EXISTS");
      const at = clock();
      await store.addPasskey({
        ...verified.passkey,
        transports: made.transports,
        createdAt: at,
        lastUsedAt: at,
        deviceId: owner.id,
      });
      return done({});
    },

    "sign-out": async (_request, caller) => {
      await endEarlierSession(caller);
      return { kind: "done", answer: {}, session: "cleared" };
    },
  };
}

const linkRefusals = {
  unknown: "LINK_UNKNOWN",
  used: "LINK_USED",
  expired: "LINK_EXPIRED",
} as const;

function done<Answer>(answer: Answer): SignInOutcome<Answer> {
  return { kind: "done", answer };
}

function refusedBy(code: SignInRefusalCode, why?: string): Refused {
  return refused({ code }, why);
}

function refused(refusal: SignInRefusal, why?: string): Refused {
  return { kind: "refused", refusal, ...(why !== undefined && { why }) };
}
