import * as v from "valibot";
import type { groupNames, Specified } from "#contract/wire/specified-names.ts";
import type { ReadsEveryField } from "#domain/every-field.ts";
import { units } from "#domain/menu/measure.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import type { AcceptedGroup } from "#domain/order/order.ts";

export const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const price = v.custom<Agorot>((input) => Number.isSafeInteger(input) && (input as number) >= 0);
const amount = version;
const sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What the groups of an order have since migration 0013, each for what has it. */
interface SinceMigration<Id, ChoiceId, Measure> {
  readonly ids: Id;
  readonly choiceIds: ChoiceId;
  readonly measures: Measure;
}

/** Groups of dishes with names of a form. */
export function groupsWith<
  Text extends v.GenericSchema,
  Id extends v.ObjectEntries,
  ChoiceId extends v.ObjectEntries,
  Measure extends v.ObjectEntries,
>(text: Text, { ids, choiceIds, measures }: SinceMigration<Id, ChoiceId, Measure>) {
  const addOn = v.strictObject({ ...ids, name: text, addedPrice: price });
  const selection = v.strictObject({
    ...ids,
    selectionName: text,
    amount,
    checkedOptions: v.array(addOn),
    price,
    order: sequence,
    ...measures,
  });
  const dish = v.strictObject({
    ...ids,
    dishName: text,
    totalPrice: price,
    selections: v.array(selection),
    options: v.array(
      v.strictObject({ ...ids, ...choiceIds, name: text, choice: text, price: v.array(price) }),
    ),
    extras: v.array(v.strictObject({ ...ids, name: text, amount, price })),
  });
  return v.array(v.strictObject({ ...ids, typeName: text, orders: v.array(dish) }));
}

const text = v.strictObject({ he: v.string(), en: v.string() });
const id = v.exactOptional(v.string());
const measure = v.strictObject({ quantity: v.number(), unit: v.picklist(units) });

/** The JSON of the column `all_orders`. */
export const allOrders = groupsWith(text, {
  ids: { id },
  choiceIds: { choiceId: id },
  measures: { measure: v.nullable(measure) },
});

/** The JSON of the column `place`. */
export const place = v.strictObject({
  city: v.strictObject({ id, ...text.entries }),
  pickupAddress: v.nullable(text),
});

const timeOfDay = v.strictObject({ hour: v.number(), minute: v.number() });

/** The JSON of the column `hand_over`. */
export const handOver = v.strictObject({
  week: v.string(),
  date: v.string(),
  from: timeOfDay,
  to: timeOfDay,
  note: v.exactOptional(text),
});

/** The JSON of the column `notes`: of a dish by its place in `all_orders`, the group and the dish in it. */
export const notes = v.strictObject({
  order: v.exactOptional(v.string()),
  dishes: v.array(v.tuple([sequence, sequence, v.string()])),
});

export type StoredNotes = v.InferOutput<typeof notes>;

// A field that is not read here would make every stored order that has it unreadable.
true satisfies ReadsEveryField<
  v.InferOutput<typeof allOrders>,
  Specified<readonly AcceptedGroup<v.InferOutput<typeof text>>[], typeof groupNames>,
  // What customers write is in a column of its own, which is erased as a whole.
  "note"
>;
