import { type Roles, rolesWithOrders } from "#contract/desk-calls/call-rules.ts";
import {
  type OrderOnDesk,
  rolesOfAnswers,
  type SharedAnswers,
} from "#contract/desk-calls/shown-order.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { worksWith } from "./roles.ts";

/** Makes the fields null that a role may not read. Throws for a role that reads none of these answers. */
export function readableBy<Type extends keyof SharedAnswers>(
  role: DeviceRole,
  type: Type,
  answer: SharedAnswers[Type],
): SharedAnswers[Type] {
  const hidden = hiddenFields.get(role)?.[type];
  if (hidden === undefined) throw new Error("this role reads no orders");
  return hidden.length === 0 ? answer : { ...answer, ...Object.fromEntries(hidden) };
}

/** The same for an order with its lines and its state. Undefined for one that the role does not work with. */
export function readableOrder(role: DeviceRole, order: OrderOnDesk): OrderOnDesk | undefined {
  if (!worksWith(role, order.orderType)) return undefined;
  return {
    ...readableBy(role, "Order", order),
    lines: order.lines.map((line) => readableBy(role, "OrderLine", line)),
    state: readableBy(role, "OrderState", order.state),
  };
}

type Hidden = Readonly<Record<keyof SharedAnswers, readonly (readonly [string, null])[]>>;

const hiddenFields: ReadonlyMap<DeviceRole, Hidden> = new Map(
  rolesWithOrders.map((role) => [role, hiddenFrom(role)]),
);

function hiddenFrom(role: DeviceRole): Hidden {
  const fieldsOf = (type: keyof SharedAnswers) =>
    Object.entries<Roles>(rolesOfAnswers[type])
      .filter(([, roles]) => !roles.includes(role))
      .map(([field]) => [field, null] as const);
  return {
    Order: fieldsOf("Order"),
    OrderLine: fieldsOf("OrderLine"),
    OrderState: fieldsOf("OrderState"),
  };
}
