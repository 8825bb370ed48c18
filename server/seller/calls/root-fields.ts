import {
  type CallRules,
  owner,
  ownerAndHelper,
  quiet,
  reads,
} from "#contract/desk-calls/call-rules.ts";
import type { Mutation, Query } from "#contract/generated/desk-schema-types.ts";

export type RootField = keyof Query | keyof Mutation;

/**
 * The rules of each root field of the desk's API. A field that is missing here does not compile.
 * The executor refuses other roles, and where `confirmed` is `always` an unconfirmed sign-in.
 */
export const rulesOfFields = {
  pressesTogether: reads(ownerAndHelper),
  messages: reads(owner),
  weekMessage: reads(owner),

  sendMessage: {
    roles: owner,
    confirmed: "always",
    mails: "customers",
    words: "customers",
    undo: "yes",
    orders: "of a week",
    limit: "taken back for two minutes",
  },
  withdrawMessage: { ...quiet, confirmed: "never", roles: owner, undo: "no", orders: "of a week" },
  keepText: {
    ...quiet,
    confirmed: "never",
    roles: owner,
    words: "customers",
    limit: "she sends it herself, and reads it before",
  },
} as const satisfies Readonly<Record<RootField, CallRules>>;
