import * as v from "valibot";
import { languages } from "#domain/language/language.ts";
import { type PushKind, pushKinds } from "#domain/order-log/push-kind.ts";
import { answers, type Call, nothing } from "./call.ts";
import { owner, quiet, reads } from "./call-rules.ts";

/** Which push messages the device that asks wants. */
export interface ShownPush {
  /** The shop's key at push services, base64url: what a browser needs to subscribe. */
  readonly publicKey: string;
  readonly kinds: readonly PushKind[];
  /** The address of the subscription that the server has; null without one. */
  readonly endpoint: string | null;
}

export const pushCalls = {
  push: {
    ...reads(owner),
    request: nothing,
    answer: answers<ShownPush>(),
  },

  /** Stores which push messages the device that asks wants; without kinds it gets none. */
  setPush: {
    ...quiet,
    roles: owner,
    confirmed: "never",
    limit: "to push services, for the device itself",
    request: v.strictObject({
      kinds: v.pipe(v.array(v.picklist(pushKinds)), v.readonly()),
      /** Of what a locked phone shows. */
      language: v.picklist(languages),
      /** That of its browser, at the push service of its maker, as `PushSubscription` has it; keys are base64url. */
      subscription: v.nullable(
        v.strictObject({ endpoint: v.string(), p256dh: v.string(), auth: v.string() }),
      ),
    }),
    answer: answers<ShownPush>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
