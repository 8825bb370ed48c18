import type { ActionName } from "#contract/wire/desk-calls.ts";
import { recordingRoles } from "#domain/order-log/sheet-roles.ts";
import {
  type CallRules,
  owner,
  ownerAndDriver,
  ownerAndHelper,
  ownerHelperAndDriver,
  quiet,
  rolesThatMark,
} from "./call-rules.ts";
import { mailsReached, saidToHer } from "./mail-limit.ts";

/** What every mark is that nobody outside of the shop learns of. */
const plain = { ...quiet, confirmed: "never" } as const;

/** The same for one that is about an order. */
const ofOrder = { ...plain, orders: "one" } as const;

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
  handedOver: { ...ofOrder, roles: ownerHelperAndDriver },
  cooked: { ...plain, roles: ownerAndHelper },
  allCooked: { ...plain, roles: ownerAndHelper },
  printed: { ...plain, roles: recordingRoles },
  shopping: { ...plain, roles: owner },
  money: { ...ofOrder, roles: ownerAndDriver },
  undo: { ...told, roles: rolesThatMark },
  cancelled: { ...told, roles: owner },
  moved: { ...told, roles: owner },
  note: { ...ofOrder, roles: owner, words: "devices" },
  lastingNote: { ...plain, roles: owner, words: "devices", orders: "of a person" },
  joined: { ...plain, roles: owner, orders: "of a person" },
  parted: { ...plain, roles: owner, orders: "of a person" },
  asked: {
    ...told,
    confirmed: "never",
    roles: owner,
    limit:
      "one mail a day for an order, three with `again`; a fixed text; she sees it at the order",
  },
  weekClosed: { ...plain, roles: owner },
};
