import {
  owner,
  ownerAndDriver,
  ownerAndHelper,
  ownerHelperAndDriver,
  type Roles,
  rolesWithOrders,
  rolesWithSums,
} from "#contract/desk-calls/call-rules.ts";
import { rulesOfMarks } from "#contract/desk-calls/rules-of-marks.ts";
import type { ActionName } from "#contract/wire/desk-calls.ts";
import type { OrderType } from "#domain/customer/customer-data.ts";
import type { OrderContent, WeekContent } from "#domain/order-log/desk-event.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import type { MissingAction } from "#domain/order-log/mark.ts";
import { sheetRoles } from "#domain/order-log/sheet-roles.ts";

/** Which orders a role works with, by how they reach their customers. */
const ordersOfRoles: Readonly<Record<DeviceRole, readonly OrderType[]>> = {
  owner: ["delivery", "pickup"],
  helper: ["delivery", "pickup"],
  driver: ["delivery"],
};

/** Whether a role reads and marks orders of a type. */
export function worksWith(role: DeviceRole, orderType: OrderType): boolean {
  return ordersOfRoles[role]?.includes(orderType) ?? false;
}

/** The roles that read what a week has beside its orders, and those that mark what is about a week and not about an order. */
const rolesOfWeek = {
  kitchen: ownerAndHelper,
  route: ownerAndDriver,
  shopping: owner,
  marks: ownerAndHelper,
  places: ownerHelperAndDriver,
  /** Which orders are of one person, although not every role reads how that is known. */
  onePerson: ownerHelperAndDriver,
  /** All weeks; other roles read those that are worked on, see `chooseWeek`. */
  all: rolesWithSums,
  workedOn: rolesWithOrders,
} satisfies Readonly<Record<string, Roles>>;

/** Whether a part of a week is for a role. */
export function mayUseOfWeek(role: DeviceRole, part: keyof typeof rolesOfWeek): boolean {
  const roles: Roles = rolesOfWeek[part];
  return roles.includes(role);
}

/** The action of a kind of events; undefined for events that are not pressed. */
const actionOfKind: Readonly<Record<Marked["kind"], ActionName | undefined>> = {
  packed: "packed",
  missing: "missing",
  "handed-over": "handedOver",
  cancelled: "cancelled",
  restored: "cancelled",
  moved: "moved",
  money: "money",
  note: "note",
  "lasting-note": "lastingNote",
  joined: "joined",
  parted: "parted",
  asked: "asked",
  cooked: "cooked",
  printed: "printed",
  shopping: "shopping",
  "week-closed": "weekClosed",
  "week-reopened": "weekClosed",
  "menu-saved": undefined,
  changed: undefined,
  erased: undefined,
};

/** What is marked or taken back. */
type Marked = OrderContent | MissingAction | WeekContent;

/** Which money a role marks. */
const moneyOfRoles: Readonly<Record<DeviceRole, "all" | "cash received" | "none">> = {
  owner: "all",
  helper: "none",
  driver: "cash received",
};

/** Whether a role may mark something, and take it back. A driver takes cash and gives none back. */
export function mayMark(role: DeviceRole, content: Marked): boolean {
  const isMissing = content.kind === "changed" && content.missing !== undefined;
  const action = isMissing ? "missing" : actionOfKind[content.kind];
  if (action === undefined) return role === "owner";
  if (!rulesOfMarks[action].roles.includes(role)) return false;
  if (content.kind === "printed") return sheetRoles[content.sheet].includes(role);
  if (content.kind !== "money" || moneyOfRoles[role] === "all") return true;
  return moneyOfRoles[role] === "cash received" && content.way === "cash" && content.amount > 0;
}
