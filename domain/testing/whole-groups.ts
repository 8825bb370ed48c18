import type { ReadsEveryField } from "#domain/every-field.ts";
import { agorot } from "#domain/money/agorot.ts";
import type { AcceptedGroup } from "#domain/order/order.ts";

/** The dishes of a stored order in one language: one dish, with everything that one can have. A new field does not compile before it stands here. */
export const wholeGroups = [
  {
    id: "soups",
    name: "Soups",
    dishes: [
      {
        id: "chicken-soup",
        name: "Chicken soup",
        totalPrice: agorot(7_230),
        selections: [
          {
            id: "half",
            name: "Half a liter",
            amount: 2,
            addOns: [{ id: "dumplings", name: "Dumplings", addedPrice: agorot(350) }],
            price: agorot(2_490),
            position: 0,
            measure: { quantity: 0.5, unit: "litre" },
          },
        ],
        options: [
          {
            id: "seasoning",
            name: "Seasoning",
            choice: "Spicy",
            choiceId: "spicy",
            price: [agorot(150)],
          },
        ],
        extras: [{ id: "challah", name: "Challah", amount: 1, price: agorot(1_250) }],
        note: "Without onion",
      },
    ],
  },
] as const satisfies readonly AcceptedGroup<string>[];

true satisfies ReadsEveryField<typeof wholeGroups, readonly AcceptedGroup<string>[]>;

/** What is in them for carts and for the kitchen, and is read by no customer and no seller as it is. */
export const notWords = [
  "[].id",
  "[].dishes[].id",
  "[].dishes[].selections[].id",
  "[].dishes[].selections[].addOns[].id",
  "[].dishes[].selections[].position",
  "[].dishes[].selections[].measure.quantity",
  "[].dishes[].selections[].measure.unit",
  "[].dishes[].options[].id",
  "[].dishes[].options[].choiceId",
  "[].dishes[].extras[].id",
];
