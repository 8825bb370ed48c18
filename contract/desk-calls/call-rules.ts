import type { DeviceRole } from "#domain/order-log/device.ts";

/** Written out in each table: a new role gets nothing until it is named. */
export type Roles = readonly DeviceRole[];

export const owner: Roles = ["owner"];
export const ownerAndHelper: Roles = ["owner", "helper"];
export const ownerAndDriver: Roles = ["owner", "driver"];
/** Not every role: one that is added gets nothing by it. */
export const ownerHelperAndDriver: Roles = ["owner", "helper", "driver"];
/**
 * The roles that read orders, each of them every field that is neither nullable nor a list, and so weeks, what changed in them, and the
 * state after a mark. Each mark says who makes it.
 */
export const rolesWithOrders = ["owner", "helper", "driver"] as const satisfies Roles;
/** Those of them that read what an order costs and what was received for it. */
export const rolesWithAmounts: Roles = ["owner", "driver"];
/** Those of them that read earlier weeks, with the sums of weeks and years and all orders that have a balance. */
export const rolesWithSums: Roles = ["owner"];
/** Those that mark, each what `rulesOfMarks` says, and take back what they may mark. */
export const rolesThatMark: Roles = ["owner", "helper", "driver"];

/** Whether a call needs a sign-in that was confirmed less than ten minutes ago, and where that depends, on what. */
type Confirmation = "never" | "always" | { readonly when: string };

/** What somebody who holds a session could do to the shop with a call. Sentences are for `docs/desk-calls.md`. */
export interface CallRules {
  readonly roles: Roles;
  readonly confirmed: Confirmation;
  /** Whom it makes the server write to. */
  readonly mails: "nobody" | "a customer" | "customers" | "the seller";
  /** The readers of words that are typed into it. */
  readonly words: "none" | "devices" | "customers";
  /** Whether it can be taken back. */
  readonly undo: "reads only" | "yes" | "no";
  /** How many orders it does something to at once. */
  readonly orders: "none" | "one" | "of a person" | "of a week";
  /** What bounds it, beside the calls that an address may make in a minute. */
  readonly limit: string;
}

/** The names in a table of rules that a role has. */
export function namesFor(role: DeviceRole, rules: Readonly<Record<string, CallRules>>): string[] {
  return Object.entries(rules).flatMap(([name, { roles }]) => (roles.includes(role) ? name : []));
}

/** Of what only reads. */
export interface ReadingRules extends CallRules {
  readonly confirmed: "never";
  readonly undo: "reads only";
}

/** The rules of a call that only reads: the desk keeps its answer, and makes it again. */
export function reads(roles: Roles): ReadingRules {
  return { ...quiet, roles, confirmed: "never", undo: "reads only" };
}

/** Of what only the devices of the shop learn. Roles, and whether the sign-in has to be confirmed, each call says itself. */
export const quiet = {
  mails: "nobody",
  words: "none",
  undo: "yes",
  orders: "none",
  limit: "",
} as const satisfies Omit<CallRules, "roles" | "confirmed">;
