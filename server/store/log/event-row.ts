import type { Insertable, Selectable, Transaction } from "kysely";
import * as v from "valibot";
import { type Agorot, agorot } from "#domain/money/agorot.ts";
import { isPayment, type SignedAgorot } from "#domain/money/signed-agorot.ts";
import { type DeskEvent, paymentWays, sheets, waysOfOrders } from "#domain/order-log/desk-event.ts";
import type { EventRow } from "#server/store/desk-tables.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { Tables } from "#server/store/tables.ts";

type Content = DeskEvent["content"];
type ContentColumns = Pick<Insertable<EventRow>, "kind" | "value" | "detail" | "undoes">;

/** The columns that hold what an event says. One number is the value; anything else is the detail. */
export function columnsOfContent(content: Content): ContentColumns {
  const columns = (value: number | null, detail: object | null = null): ContentColumns => ({
    kind: content.kind,
    value,
    detail: detail === null ? null : JSON.stringify(detail),
    undoes: null,
  });
  switch (content.kind) {
    case "packed":
      return columns(Number(content.isPacked));
    case "handed-over":
      return columns(Number(content.isHandedOver));
    case "money":
      return columns(content.amount, { way: content.way });
    case "changed":
      return columns(content.due, { revision: content.revision });
    case "moved":
      return columns(null, { toWeek: content.toWeek });
    case "note":
      return columns(null, { text: content.text });
    case "cooked":
      return "more" in content
        ? columns(content.more, { line: content.line, isMore: true })
        : columns(content.done, { line: content.line });
    case "printed":
      return columns(null, { sheet: content.sheet, shows: content.shows });
    case "menu-saved":
      return columns(
        content.version,
        "kept" in content ? { kept: content.kept } : { saved: content.saved },
      );
    case "device-linked":
    case "device-revoked":
      return columns(content.device);
    case "undone":
      return { ...columns(null), undoes: content.undoes };
    case "cancelled":
    case "restored":
    case "told":
    case "erased":
    case "week-closed":
    case "week-reopened":
      return columns(null);
  }
}

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
      // The clock of a device may be ahead.
      pressed_at: Math.min(event.pressedAt, event.at),
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

/** Reads an event from its row. Throws `StoreDamaged`, without what the row holds, if it is damaged. */
export function eventOfRow(row: Selectable<EventRow>): DeskEvent {
  try {
    const { kind, value, undoes } = row;
    const detail: unknown = row.detail === null ? {} : JSON.parse(row.detail);
    const content = v.parse(contents, { kind, value, undoes, ...(detail as object) });
    const { id, at, pressed_at: pressedAt, action_id: actionId, device_id: deviceId } = row;
    const { order_number: orderNumber, week } = row;
    return { id, at, pressedAt, actionId, deviceId, orderNumber, week, content } as DeskEvent;
  } catch {
    throw new StoreDamaged(`event ${String(row.id)} in the store is damaged`);
  }
}

const none = { value: v.null(), undoes: v.null() };
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const counted = { value: whole, undoes: v.null() };
const price = v.pipe(
  whole,
  v.transform((amount): Agorot => agorot(amount)),
);
const yesOrNo = { value: v.picklist([0, 1]), undoes: v.null() };

/** Only a kind without values of its own. */
const bare = <Kind extends string>(kind: Kind) =>
  v.pipe(
    v.strictObject({ kind: v.literal(kind), ...none }),
    v.transform(() => ({ kind })),
  );

const keptWeek = v.strictObject({
  ofOrders: v.picklist(waysOfOrders),
  toWeek: v.nullable(v.string()),
  tellsCustomers: v.boolean(),
  undoes: v.nullable(v.string()),
  contentHash: v.string(),
});

const savedMenu = v.strictObject({
  settings: v.optional(v.array(v.string())),
  undoes: v.nullable(v.string()),
  contentHash: v.string(),
});

const contents = v.variant("kind", [
  v.pipe(
    v.strictObject({ kind: v.literal("packed"), ...yesOrNo }),
    v.transform(({ kind, value }) => ({ kind, isPacked: value === 1 })),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal("handed-over"), ...yesOrNo }),
    v.transform(({ kind, value }) => ({ kind, isHandedOver: value === 1 })),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("money"),
      value: v.custom<SignedAgorot>(isPayment),
      undoes: v.null(),
      way: v.picklist(paymentWays),
    }),
    v.transform(({ kind, value, way }) => ({ kind, amount: value, way })),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal("changed"), value: price, undoes: v.null(), revision: whole }),
    v.transform(({ kind, value, revision }) => ({ kind, due: value, revision })),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal("moved"), ...none, toWeek: v.string() }),
    v.transform(({ kind, toWeek }) => ({ kind, toWeek })),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal("note"), ...none, text: v.string() }),
    v.transform(({ kind, text }) => ({ kind, text })),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("cooked"),
      value: v.pipe(v.number(), v.safeInteger()),
      undoes: v.null(),
      line: v.string(),
      isMore: v.optional(v.literal(true)),
    }),
    v.check(({ value, isMore }) => isMore === true || value >= 0),
    v.transform(({ kind, value, line, isMore }) =>
      isMore === true ? { kind, line, more: value } : { kind, line, done: value },
    ),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("printed"),
      ...none,
      sheet: v.picklist(sheets),
      shows: v.strictObject({ event: whole, order: whole }),
    }),
    v.transform(({ kind, sheet, shows }) => ({ kind, sheet, shows })),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("menu-saved"),
      ...counted,
      kept: v.optional(keptWeek),
      saved: v.optional(savedMenu),
    }),
    v.check(({ kept, saved }) => (kept === undefined) !== (saved === undefined)),
    v.transform(({ kind, value, kept, saved }) =>
      kept === undefined ? { kind, version: value, saved } : { kind, version: value, kept },
    ),
  ),
  v.pipe(
    v.strictObject({ kind: v.picklist(["device-linked", "device-revoked"]), ...counted }),
    v.transform(({ kind, value }) => ({ kind, device: value })),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal("undone"), value: v.null(), undoes: whole }),
    v.transform(({ kind, undoes }) => ({ kind, undoes })),
  ),
  bare("cancelled"),
  bare("restored"),
  bare("told"),
  bare("erased"),
  bare("week-closed"),
  bare("week-reopened"),
]);
