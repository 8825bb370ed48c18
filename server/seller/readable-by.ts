import { type Roles, rolesWithOrders } from "#contract/desk-calls/call-rules.ts";
import {
  always,
  type OrderOnDesk,
  type RolesOfAnswers,
  rolesOfAnswers,
  type SharedAnswers,
} from "#contract/desk-calls/shown-order.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import type { OrderSearch } from "#domain/order-log/search-orders.ts";
import { worksWith } from "./roles.ts";

/** Functions that leave out of answers about orders what a role may not read by a table. */
export function createReadable(rolesOf: RolesOfAnswers) {
  const hiddenFields: ReadonlyMap<DeviceRole, Hidden> = new Map(
    rolesWithOrders.map((role) => [role, hiddenFrom(role, rolesOf)]),
  );

  function readableBy<Type extends keyof SharedAnswers>(
    role: DeviceRole,
    type: Type,
    answer: SharedAnswers[Type],
  ): SharedAnswers[Type] {
    const hidden = hiddenFields.get(role)?.[type];
    if (hidden === undefined) throw new Error("this role reads no orders");
    if (hidden.length === 0) return answer;
    const nothing = hidden.map((field) => {
      const value: unknown = answer[field as keyof SharedAnswers[Type]];
      return [field, Array.isArray(value) ? [] : null] as const;
    });
    return { ...answer, ...Object.fromEntries(nothing) };
  }

  return {
    /** Makes the fields null, and the lists empty, that a role may not read. Throws for a role that reads none of these answers. */
    readableBy,
    /** The same for an order with its lines and its state. Undefined for one that the role does not work with. */
    readableOrder: (role: DeviceRole, order: OrderOnDesk): OrderOnDesk | undefined => {
      if (!worksWith(role, order.orderType)) return undefined;
      const readable = readableBy(role, "Order", order);
      return {
        ...readable,
        lines: readable.lines.map((line) => readableBy(role, "OrderLine", line)),
        state: readableBy(role, "OrderState", order.state),
      };
    },
  };
}

export const { readableBy, readableOrder } = createReadable(rolesOfAnswers);

/** A search without what the role may not read, so that what is found does not tell it either. */
export function searchableBy(role: DeviceRole, search: OrderSearch): OrderSearch {
  if (search.kind === "nothing") return search;
  const reads = (roles: Roles) => roles.includes(role);
  const { Order: order, OrderState: state } = rolesOfAnswers;
  const email = reads(order.email) ? search.email : undefined;
  if (search.kind === "name") return { ...search, email };
  return {
    ...search,
    email,
    isPhone: reads(order.phoneNumber),
    amount: reads(state.due) && reads(state.received) ? search.amount : undefined,
  };
}

type Hidden = Readonly<Record<keyof SharedAnswers, readonly string[]>>;

function hiddenFrom(role: DeviceRole, rolesOf: RolesOfAnswers): Hidden {
  const fieldsOf = (type: keyof SharedAnswers) =>
    Object.entries<Roles | typeof always>(rolesOf[type])
      .filter(([, roles]) => roles !== always && !roles.includes(role))
      .map(([field]) => field);
  return {
    Order: fieldsOf("Order"),
    OrderLine: fieldsOf("OrderLine"),
    OrderState: fieldsOf("OrderState"),
  };
}
