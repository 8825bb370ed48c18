import { type CallRules, ownerAndHelper, reads } from "#contract/desk-calls/call-rules.ts";
import type { Query } from "#contract/generated/desk-schema-types.ts";

export type RootField = keyof Query;

/**
 * The rules of each root field of the desk's API. A field that is missing here does not compile.
 * The executor refuses other roles, and where `confirmed` is `always` an unconfirmed sign-in.
 */
export const rulesOfFields = {
  pressesTogether: reads(ownerAndHelper),
} as const satisfies Readonly<Record<RootField, CallRules>>;
