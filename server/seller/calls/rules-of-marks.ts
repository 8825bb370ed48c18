import type { ActionInput } from "#contract/generated/desk-schema-types.ts";
import {
  type CallRules,
  everyone,
  mailsReached,
  owner,
  ownerAndDriver,
  ownerAndHelper,
  quiet,
  saidToHer,
} from "./call-rules.ts";

export type ActionName = ActionInput extends infer Any
  ? Any extends unknown
    ? keyof Any
    : never
  : never;

/** What every mark of an order is, that nobody outside of the shop learns of. */
const ofOrder = { ...quiet, orders: "one" } as const;

const told = {
  confirmed: { when: mailsReached },
  mails: "a customer",
  words: "none",
  undo: "yes",
  orders: "one",
  limit: saidToHer,
} as const;

/** The rules of each mark of `press`; `undo` also needs the role for what it takes back. An action that is missing here does not compile. */
export const rulesOfMarks: Readonly<Record<ActionName, CallRules>> = {
  packed: { ...ofOrder, roles: ownerAndHelper },
  missing: { ...told, roles: ownerAndHelper },
  handedOver: { ...ofOrder, roles: everyone },
  cooked: { ...quiet, roles: ownerAndHelper },
  allCooked: { ...quiet, roles: ownerAndHelper },
  printed: { ...quiet, roles: ownerAndHelper },
  shopping: { ...quiet, roles: owner },
  money: { ...ofOrder, roles: ownerAndDriver },
  undo: { ...told, roles: everyone },
  cancelled: { ...told, roles: owner },
  moved: { ...told, roles: owner },
  note: { ...ofOrder, roles: owner, words: "devices" },
  lastingNote: { ...quiet, roles: owner, words: "devices", orders: "of a person" },
  joined: { ...quiet, roles: owner, orders: "of a person" },
  parted: { ...quiet, roles: owner, orders: "of a person" },
  asked: {
    ...told,
    confirmed: "never",
    roles: owner,
    limit:
      "one mail a day for an order, three with `again`; a fixed text; she sees it at the order",
  },
  weekClosed: { ...quiet, roles: owner },
};
