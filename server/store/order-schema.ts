import * as v from "valibot";
import { units } from "#domain/menu/measure.ts";
import type { Agorot } from "#domain/money/agorot.ts";

export const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const price = v.custom<Agorot>(
  (input) => Number.isSafeInteger(input) && (input as number) >= 0,
);
export const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const orderSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const text = v.strictObject({ he: v.string(), en: v.string() });
const id = v.exactOptional(v.string());
const measure = v.strictObject({ quantity: v.number(), unit: v.picklist(units) });

/** The JSON of the column `all_orders`. */
export const allOrders = v.array(
  v.strictObject({
    id,
    typeName: text,
    orders: v.array(
      v.strictObject({
        id,
        dishName: text,
        totalPrice: price,
        selections: v.array(
          v.strictObject({
            id,
            selectionName: text,
            amount,
            checkedOptions: v.array(v.strictObject({ id, name: text, addedPrice: price })),
            price,
            order: orderSchema,
            measure: v.nullable(measure),
          }),
        ),
        options: v.array(
          v.strictObject({ id, choiceId: id, name: text, choice: text, price: v.array(price) }),
        ),
        extras: v.array(v.strictObject({ id, name: text, amount, price })),
      }),
    ),
  }),
);

/** The JSON of the column `place`. */
export const place = v.strictObject({
  city: v.strictObject({ id, ...text.entries }),
  pickupAddress: v.nullable(text),
});
