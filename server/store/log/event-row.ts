import { type Insertable, type Selectable, sql, type Transaction } from "kysely";
import * as v from "valibot";
import { groupBy } from "#domain/group-by.ts";
import { agorot, isPayment } from "#domain/money/agorot.ts";
import {
  askingWays,
  type DeskEvent,
  noteReaders,
  paymentWays,
  sheets,
  waysOfOrders,
} from "#domain/order-log/desk-event.ts";
import type { EventRow } from "#server/store/desk-tables.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { Tables } from "#server/store/tables.ts";

type Content = DeskEvent["content"];
type Kind = Content["kind"];
type ContentOf<Of extends Kind> = Extract<Content, { readonly kind: Of }>;
type FieldsOf<Said> = Said extends unknown ? Exclude<keyof Said & string, "kind"> : never;
type Form = v.GenericSchema<unknown, unknown>;

/** How the columns hold what an event says, with the forms of what is stored. One number is the value, anything else is in the detail. */
interface Shape<Field extends string = string> {
  /** The field that is the value. */
  readonly value?: readonly [Field, Form];
  readonly detail?: { readonly [Each in Field]?: Form };
  /** Stands as true in the detail, and tells this shape from another one with the same fields in it. */
  readonly mark?: string;
  readonly undoes?: Form;
  /** A field of the detail that some older rows have and nothing reads anymore. */
  readonly unread?: string;
}

const text = v.string();
const integer = v.pipe(v.number(), v.safeInteger());
const whole = v.pipe(integer, v.minValue(0));
const price = v.pipe(whole, v.transform(agorot));
const yesOrNo = v.pipe(
  v.picklist([0, 1]),
  v.transform((value) => value === 1),
);
const missing = v.strictObject({ line: text, amount: whole });
const stillMissing = v.strictObject({ lines: v.array(missing), off: price });
const cursor = v.strictObject({ event: whole, order: whole });
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const listed = v.array(v.strictObject({ ingredient: text, amount }));
const keptWeek = v.strictObject({
  ofOrders: v.picklist(waysOfOrders),
  toWeek: v.nullable(text),
  tellsCustomers: v.boolean(),
  undoes: v.nullable(text),
  contentHash: text,
});
const savedMenu = v.strictObject({
  settings: v.optional(v.array(text)),
  undoes: v.nullable(text),
  contentHash: text,
});

/** Every kind of event with the shapes that it may have, of which an event has one. */
const shapes: { readonly [Of in Kind]: readonly Shape<FieldsOf<ContentOf<Of>>>[] } = {
  packed: [{ value: ["isPacked", yesOrNo] }],
  "handed-over": [{ value: ["isHandedOver", yesOrNo] }],
  money: [{ value: ["amount", v.custom(isPayment)], detail: { way: v.picklist(paymentWays) } }],
  changed: [
    {
      value: ["due", price],
      detail: {
        revision: whole,
        missing: v.exactOptional(missing),
        stillMissing: v.exactOptional(stillMissing),
      },
    },
  ],
  moved: [{ detail: { toWeek: text } }],
  note: [{ detail: { text } }],
  "lasting-note": [{ detail: { reader: v.picklist(noteReaders), text } }],
  joined: [{ detail: { with: text } }],
  parted: [{ mark: "isParted" }],
  asked: [{ detail: { by: v.picklist(askingWays) } }],
  cooked: [
    { value: ["done", whole], detail: { line: text } },
    { value: ["more", integer], detail: { line: text }, mark: "isMore" },
    { detail: { lines: v.array(v.strictObject({ line: text, done: whole })) } },
  ],
  shopping: [
    { detail: { ingredient: text, amount, with: v.exactOptional(v.array(text)) }, unread: "at" },
  ],
  printed: [
    { detail: { sheet: v.picklist(sheets), shows: cursor, list: v.exactOptional(listed) } },
  ],
  "menu-saved": [
    { value: ["version", whole], detail: { saved: savedMenu } },
    { value: ["version", whole], detail: { kept: keptWeek } },
  ],
  "device-linked": [{ value: ["device", whole] }],
  "device-revoked": [{ value: ["device", whole] }],
  undone: [{ undoes: whole }],
  cancelled: [{}],
  restored: [{}],
  erased: [{}],
  "week-closed": [{}],
  "week-reopened": [{}],
};

/** The kind in the row. The table takes those of its first version, of which `told` was never written; a detail tells a later kind from others. */
function storedKind(kind: Kind): string {
  if (kind === "asked") return "told";
  if (kind === "shopping") return "cooked";
  return kind === "lasting-note" || kind === "joined" || kind === "parted" ? "note" : kind;
}

/** The columns that hold what an event says. */
export function columnsOfContent(
  content: Content,
): Pick<Insertable<EventRow>, "kind" | "value" | "detail" | "undoes"> {
  const said = new Map<string, unknown>(Object.entries(content));
  const fieldsOf = ({ value, detail = {} }: Shape) => [
    ...(value === undefined ? [] : [value[0]]),
    ...Object.keys(detail).filter((field) => detail[field]?.type !== "exact_optional"),
  ];
  const ofKind: readonly Shape[] = shapes[content.kind];
  const shape = ofKind.find((each) => fieldsOf(each).every((field) => said.has(field)));
  if (shape === undefined) throw new Error(`an event ${content.kind} lacks a field`);
  const { value, detail = {}, mark, undoes } = shape;
  const details = [
    ...Object.keys(detail).map((field) => [field, said.get(field)]),
    ...(mark === undefined ? [] : [[mark, true]]),
  ];
  return {
    kind: storedKind(content.kind),
    value: value === undefined ? null : Number(said.get(value[0])),
    detail: details.length === 0 ? null : JSON.stringify(Object.fromEntries(details)),
    undoes: undoes === undefined ? null : Number(said.get("undoes")),
  };
}

/** Reads what is stored of one shape: the value, what the event undoes, and the detail. */
function storedForm(kind: string, { value, detail, mark, undoes, unread }: Shape) {
  const stored: Record<string, Form> = {
    ...detail,
    ...(mark !== undefined && { [mark]: v.literal(true) }),
    ...(unread !== undefined && { [unread]: v.exactOptional(text) }),
    value: value?.[1] ?? v.null(),
    undoes: undoes ?? v.null(),
  };
  return v.pipe(
    v.strictObject(stored),
    v.transform((read) => ({
      kind,
      ...Object.fromEntries(Object.entries(read).filter(([field]) => field in (detail ?? {}))),
      ...(value !== undefined && { [value[0]]: read["value"] }),
      ...(undoes !== undefined && { undoes: read["undoes"] }),
    })),
  );
}

const forms = Object.entries(shapes).flatMap(([kind, ofKind]) =>
  ofKind.map((shape: Shape) => ({
    stored: storedKind(kind as Kind),
    form: storedForm(kind, shape),
  })),
);
const formOfKind = new Map(
  [...groupBy(forms, ({ stored }) => stored)].map(([stored, ofKind]) => [
    stored,
    v.union(ofKind.map(({ form }) => form)),
  ]),
);

/** Adds an event, in the transaction of what it reports. Undefined if its action id is used, also by an event of another order or week. */
export async function insertEvent(
  transaction: Transaction<Tables>,
  event: Omit<DeskEvent, "id" | "content">,
  content: Content,
): Promise<DeskEvent | undefined> {
  const row = await transaction
    .insertInto("events")
    .values({
      at: event.at,
      pressed_at: timeOfPress(event),
      action_id: event.actionId,
      device_id: event.deviceId,
      week: event.week,
      order_number: event.orderNumber,
      ...columnsOfContent(content),
    })
    .onConflict((conflict) => conflict.column("action_id").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && eventOfRow(row);
}

/** When an event was pressed. The clock of a device may be ahead, or behind: nothing is pressed on an order that has not come. */
function timeOfPress({ pressedAt, at, orderNumber }: Omit<DeskEvent, "id" | "content">) {
  const latest = Math.min(pressedAt, at);
  if (orderNumber === null) return latest;
  return sql<number>`(
    select case when received_at <= ${latest} then ${latest} when received_at < ${at} then received_at else ${at} end
    from orders where number = ${orderNumber}
  )`;
}

/** Reads an event from its row. Throws `StoreDamaged`, without what the row holds, if it is damaged. */
export function eventOfRow(row: Selectable<EventRow>): DeskEvent {
  try {
    const { kind, value, undoes } = row;
    const detail: unknown = row.detail === null ? {} : JSON.parse(row.detail);
    const form = formOfKind.get(kind) ?? v.never();
    const content = v.parse(form, { value, undoes, ...(detail as object) });
    const { id, at, pressed_at: pressedAt, action_id: actionId, device_id: deviceId } = row;
    const { order_number: orderNumber, week } = row;
    return { id, at, pressedAt, actionId, deviceId, orderNumber, week, content } as DeskEvent;
  } catch {
    throw new StoreDamaged(`event ${String(row.id)} in the store is damaged`);
  }
}
