import * as v from "valibot";
import type { WireName } from "#contract/wire/wire-name.ts";
import { isId } from "#domain/catalogue/schema-parts.ts";
import { cleanText } from "#domain/customer/clean-text.ts";
import { isTextKey } from "#domain/language/text-key.ts";
import { isPayment, type SignedAgorot } from "#domain/money/agorot.ts";
import { isAmount } from "#domain/order/to-buy.ts";
import {
  askingWays,
  type CookedLine,
  type ListedIngredient,
  noteReaders,
  paymentWays,
  sheets,
} from "#domain/order-log/desk-event.ts";
import { isLineKey } from "#domain/order-log/line-key.ts";
import type {
  Decision,
  MissingAction,
  OrderAction,
  UndoAction,
  WeekAction,
} from "#domain/order-log/mark.ts";
import { contentOfSheets } from "#domain/order-log/paper-changes.ts";
import { mostCooked } from "#domain/order-log/week-state.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { answers, type Call, count, cursor, sentAction, whole } from "./call.ts";
import { quiet, rolesThatMark } from "./call-rules.ts";
import type { ShownOrderState } from "./shown-order.ts";

/** More marks than a device can collect in a day without a connection. */
const mostSeenActions = 5_000;
/** More lines than a dish type of a week has. */
const mostLines = 1_000;
/** The desk sends one more or one fewer. */
const mostMore = 20;
/** In UTF-16 units. A lasting note has 200 where it is typed, because it stands on slips and labels; one of people who were joined is longer. */
const [longestNote, longestLastingNote] = [500, 2_000];

type AnyAction = OrderAction | MissingAction | WeekAction | UndoAction;

/**
 * An action as a device sends and keeps it, by its one field, and what it is for the domain. It sets a state and never toggles one, so
 * that sending it again does no harm. What is kept is sent by later builds: a form that was once sent stays.
 */
function named<const Name extends string, Schema extends v.GenericSchema, Action extends AnyAction>(
  name: Name,
  schema: Schema,
  actionOf: (sent: v.InferOutput<Schema>) => Action,
) {
  const fields = { [name]: schema } as { readonly [Field in Name]: Schema };
  return v.pipe(
    v.strictObject(fields),
    v.transform((sent) => actionOf((sent as Readonly<Record<Name, v.InferOutput<Schema>>>)[name])),
  );
}

const date = v.pipe(v.string(), v.check(isDate));
const textKey = v.pipe(v.string(), v.check(isTextKey));
const lineKey = v.pipe(v.string(), v.check(isLineKey));
const ingredientId = v.pipe(v.string(), v.check(isId));
const text = (least: number, most: number) =>
  v.pipe(v.string(), v.transform(cleanText), v.minLength(least), v.maxLength(most));
const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

/** How many of a line are cooked now. */
const cookedLine = v.strictObject({
  line: lineKey,
  done: v.pipe(count, v.maxValue(mostCooked)),
});

/** The number of additional ones, below 0 for fewer. It always counts, whatever other devices count meanwhile. */
const cookedMore = v.strictObject({
  line: lineKey,
  more: v.pipe(whole, v.minValue(-mostMore), v.maxValue(mostMore)),
});

/** An amount of an ingredient, in its unit. */
const listed = { ingredient: ingredientId, amount: v.pipe(v.number(), v.check(isAmount)) };

const undo = named("undo", sentAction.actionId, (actionId) => ({ kind: "undone", actionId }));

/** What is marked on an order. */
const orderActions = [
  named("packed", v.boolean(), (isPacked) => ({ kind: "packed", isPacked })),
  named("handedOver", v.boolean(), (isHandedOver) => ({ kind: "handed-over", isHandedOver })),
  /** False restores the order. */
  named("cancelled", v.boolean(), (is) => ({ kind: is ? "cancelled" : "restored" })),
  /** The week in which the order is cooked from now on: the date of its deadline. */
  named("moved", date, (toWeek) => ({ kind: "moved", toWeek })),
  /** In agorot: received above 0, given back below. */
  named(
    "money",
    v.strictObject({
      amount: v.pipe(
        whole,
        v.check((amount) => isPayment(amount)),
      ),
      way: v.picklist(paymentWays),
    }),
    ({ amount, way }) => ({ kind: "money", amount: amount as SignedAgorot, way }),
  ),
  /**
   * The customer is asked to pay what is open, by the seller herself or by a mail, after two minutes and in the language of the order. An
   * order that is paid, canceled or erased by then, or has another email address, gets none. It is outdated where nothing is to be paid,
   * while such a mail waits, for `mail` after less than a day, and for `again` after three mails in a day.
   */
  named("asked", v.picklist(askingWays), (by) => ({ kind: "asked", by })),
  /** Every device that shows the order shows it. */
  named("note", text(1, longestNote), (note) => ({ kind: "note", text: note })),
  /** What lasts about the person who ordered. It replaces the one before for the same reader, and an empty one removes it. */
  named(
    "lastingNote",
    v.strictObject({ reader: v.picklist(noteReaders), text: text(0, longestLastingNote) }),
    (note) => ({ kind: "lasting-note", reader: note.reader, text: note.text }),
  ),
  /** The number of another order that is of the same person, whatever both say. */
  named("joined", textKey, (other) => ({ kind: "joined", with: other })),
  /** The person with the name of this order is another one than those with other names and its phone number or email address. */
  named("parted", v.literal(true), () => ({ kind: "parted" })),
  undo,
] as const;

/**
 * `amount` more of a line of an order are missing from its box; `line` is its key. It changes the order: the price is taken off as an
 * adjustment. It is `outdated` if the order was changed or canceled meanwhile.
 */
const missing = named(
  "missing",
  v.strictObject({ line: lineKey, amount: v.pipe(whole, v.minValue(1)) }),
  ({ line, amount }) => ({ kind: "missing", line, amount }),
);

/** What is marked on a week as a whole. */
const weekActions = [
  /** `line` is the key of a kitchen line. */
  named("cooked", v.union([cookedLine, cookedMore]), (line) => ({ kind: "cooked", ...line })),
  /** Several lines at once, such as those of a dish type: one event, which one undo takes back. */
  named(
    "allCooked",
    v.pipe(listOf(cookedLine, mostLines), v.minLength(1)),
    (lines: readonly CookedLine[]) => ({ kind: "cooked", lines }),
  ),
  /**
   * How much of an ingredient is there, at home or in the cart; `with` has the ids of the ingredients that were joined into it, where the
   * device knows of them: what was said of them is in the amount.
   */
  named(
    "shopping",
    v.strictObject({ ...listed, with: v.optional(listOf(ingredientId, mostLines)) }),
    ({ ingredient, amount, with: joined = [] }) => ({
      kind: "shopping",
      ingredient,
      amount,
      ...(joined.length > 0 && { with: joined }),
    }),
  ),
  /** `shows` is what the device knew when it printed; `list` is what the orders needed, for the shopping list and nothing else. */
  named(
    "printed",
    v.pipe(
      v.strictObject({
        sheet: v.picklist(sheets),
        shows: cursor,
        list: v.optional(listOf(v.strictObject(listed), mostLines)),
      }),
      v.check(({ sheet, list }) => (contentOfSheets[sheet] === "list") === (list !== undefined)),
    ),
    ({ sheet, shows, list }: PrintedSheet) => ({
      kind: "printed",
      sheet,
      shows,
      ...(list !== undefined && { list }),
    }),
  ),
  /** False opens it again. */
  named("weekClosed", v.boolean(), (is) => ({ kind: is ? "week-closed" : "week-reopened" })),
  undo,
] as const;

interface PrintedSheet {
  readonly sheet: (typeof sheets)[number];
  readonly shows: v.InferOutput<typeof cursor>;
  readonly list?: readonly ListedIngredient[] | undefined;
}

const common = {
  ...sentAction,
  /** What the device showed when it was pressed. */
  seen: v.strictObject({
    /** The newest event of which it knew. */
    event: count,
    /** Its own marks since then that had no answer yet. */
    actionIds: listOf(sentAction.actionId, mostSeenActions),
    /** The `generation` of the week that it showed; devices have kept marks of an earlier build that do not know it. */
    generation: v.nullish(v.string()),
  }),
  /**
   * Whether the customer gets a mail about it: for `cancelled`, `moved`, `missing`, and `undo` of these and of a change. The mail waits two
   * minutes, and is withdrawn if the mark is undone meanwhile. An undo tells only of what the customer was told.
   */
  tellsCustomer: v.optional(v.boolean(), false),
} as const;

const ofOrder = { ...common, orderNumber: v.string(), week: v.nullish(v.null()) } as const;

/** As the domain takes it: an order has no week here, and what was seen no generation. */
function asMark<Sent extends { readonly seen: v.InferOutput<typeof common.seen> }>(sent: Sent) {
  const { seen, ...rest } = sent;
  const { event, actionIds, generation = null } = seen;
  return { ...rest, seen: { event, actionIds }, generation };
}

/** About an order, or about a week. */
const press = v.union([
  v.pipe(
    v.strictObject({ ...ofOrder, action: v.union(orderActions) }),
    v.transform(({ week: _, ...sent }) => asMark(sent)),
  ),
  v.pipe(
    v.strictObject({ ...ofOrder, action: missing }),
    v.transform(({ week: _, ...sent }) => asMark(sent)),
  ),
  v.pipe(
    v.strictObject({
      ...common,
      orderNumber: v.nullish(v.null()),
      week: date,
      action: v.union(weekActions),
    }),
    v.transform((sent) => ({ ...asMark(sent), orderNumber: null })),
  ),
]);

export interface PressAnswer {
  readonly outcome: PressOutcome;
  /** The current state of the order; null where the role reads neither its week nor `ordersWithBalance`. */
  readonly order: ShownOrderState | null;
  /** The current state of the week; null where the role may not read the week. */
  readonly week: WeekNow | null;
  /** The id of the event, where the mark is stored. */
  readonly event: number | null;
}

/** With underscores, as devices keep the refusals that were not dismissed. */
export type PressOutcome =
  /** It is stored. */
  | "recorded"
  /** It was stored before, with the same action id. */
  | "repeated"
  /** Nothing was stored, because of what the domain decided. */
  | WireName<Exclude<Decision["kind"], "record">>
  /** Nothing was stored: another mark has this action id. */
  | "action_reused"
  | "unknown_order"
  /** Nothing was stored: a backup was restored since it was pressed. */
  | "other_generation";

export interface WeekNow {
  readonly week: string;
  readonly isClosed: boolean;
  readonly cooked: readonly CookedLine[];
  /** How much of which ingredients is there. Empty for a role that does not read it. */
  readonly had: readonly ListedIngredient[];
  readonly lastEvent: number;
}

export const pressCalls = {
  /**
   * Stores a mark. It is idempotent by its action id: after an error whose outcome is in doubt, and after a lost answer, it is sent again.
   * Which roles may send which mark is in `rulesOfMarks`.
   */
  press: {
    ...quiet,
    roles: rolesThatMark,
    confirmed: { when: "its mark says so, see below" },
    mails: "a customer",
    words: "devices",
    orders: "one",
    limit: "240 a minute and 6,000 a day of a device",
    request: press,
    answer: answers<PressAnswer>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
