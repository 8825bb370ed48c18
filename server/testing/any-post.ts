import fc, { type Arbitrary } from "fast-check";
import { insertCustomerOrderDocument } from "#contract/generated/late-operations.ts";
import { ruthsWireOrder } from "./open-shop.ts";

/** A body that a hostile or broken client posts to `/graphql`, with its order key. */
export interface AnyPost {
  readonly body: string;
  readonly key: string | undefined;
}

/** Texts that a customer can type, and texts that only an attacker would send. */
const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.constantFrom(
    "<script>alert(1)</script>",
    '=HYPERLINK("http://evil.example")',
    "x\r\nBcc: all@example.com",
    "'; drop table orders; --",
    "\u202Eevil\u2066",
    "\uD800",
    "{{constructor.constructor('return 1')()}}",
    "0501234567",
    "+972-50-123-4567",
    "ruth@example.com",
    "x".repeat(5_000),
    "\u2800",
    "http://evil.example",
  ),
);

const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 25 }),
  fc.double(),
  fc.constantFrom(1e308, -0, 0.1 + 0.2, 19.9, 2 ** 53, 1e-7),
);

const anyValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 4, arbitrary: anyNumber },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A change of one place in an order; `at` selects among all places, however many there are. */
const anyChange = fc.record({
  at: fc.nat(),
  how: fc.constantFrom("replace", "replace", "replace", "remove", "double"),
  value: anyValue,
});

/** Ruth's order, changed in some places. */
export const anyWireOrder: Arbitrary<unknown> = fc
  .array(anyChange, { minLength: 0, maxLength: 3 })
  .map((changes) => changes.reduce(changeSomewhere, structuredClone<unknown>(ruthsWireOrder)));

/** The site's operation with an order that is changed in some places. */
const orderPost = anyWireOrder.map(postOf);

/** Just below and above the most parts of an order, the longest name, and thousands of groups. */
const anyLength = fc.constantFrom(0, 1, 40, 499, 501, 1_900, 2_100, 8_000);
const anyName = fc
  .tuple(fc.constantFrom("x", "א", "\u0001"), fc.constantFrom(0, 1, 299, 300, 301, 5_000))
  .map(([unit, length]) => unit.repeat(length));

/** UTF-16 units of the repeated names: with the rest, some posts are larger than the body of a request may be. */
const mostOfNames = 250_000;

/** An order with a great many parts of one kind. */
const hugePost = fc
  .record({
    kind: fc.constantFrom(
      "groups",
      "dishes",
      "selections",
      "options",
      "extras",
      "add-ons",
      "prices",
    ),
    count: anyLength,
    name: fc.option(anyName, { nil: undefined }),
  })
  .map(({ kind, count, name }) =>
    postOf(orderOfMany(kind, count, name?.slice(0, mostOfNames / Math.max(1, count)))),
  );

const pieces = insertCustomerOrderDocument.text.split(/\b/u);

/** An operation with tokens removed, repeated, swapped or replaced. */
const queryPost = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces, "{", "}", "(", ")", "...", "@skip", "#", '"""', "fragment", "on"),
      hostileText,
    ),
    { maxLength: 60 },
  )
  .chain((words) =>
    fc.record({
      query: fc.constantFrom(
        words.join(" "),
        `${insertCustomerOrderDocument.text} ${words.join(" ")}`,
        `{ fullMenu { ${words.join(" ")} } }`,
      ),
      variables: fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }),
      operationName: fc.option(hostileText, { nil: undefined }),
    }),
  )
  .map((request) => JSON.stringify(request));

const brokenPost = fc.oneof(
  orderPost.chain((body) => fc.nat({ max: body.length }).map((end) => body.slice(0, end))),
  fc.json(),
  fc.string({ unit: "binary" }),
);

const anyKey = fc.option(fc.constantFrom("key-1", "key-2", "no key!", "x".repeat(101)), {
  nil: undefined,
});

export const anyPost: Arbitrary<AnyPost> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      body: fc.oneof(
        { weight: 6, arbitrary: orderPost },
        { weight: 2, arbitrary: queryPost },
        { weight: 2, arbitrary: brokenPost },
      ),
      key: anyKey,
    }),
  },
  // With a key that was used, an order is not looked at.
  { weight: 1, arbitrary: fc.record({ body: hugePost, key: fc.constant(undefined) }) },
);

function postOf(customerOrder: unknown): string {
  return JSON.stringify({ query: insertCustomerOrderDocument.text, variables: { customerOrder } });
}

/** The order with one of its parts `count` times, under another name if one is given. */
function orderOfMany(kind: string, count: number, name: string | undefined): unknown {
  const order = ruthsWireOrder;
  const many = (part: object | undefined, nameField: string) =>
    Array.from({ length: count }, () => ({
      ...part,
      ...(name !== undefined && { [nameField]: name }),
    }));
  const [group] = order.allOrders;
  const [dish] = group?.orders ?? [];
  const emptyDish = { ...dish, selections: [], options: [], extras: [] };
  const [selection] = dish?.selections ?? [];
  const [option] = dish?.options ?? [];
  const withDishes = (orders: unknown) => ({ ...order, allOrders: [{ ...group, orders }] });
  const withDish = (changed: object) => withDishes([{ ...dish, ...changed }]);
  switch (kind) {
    case "groups":
      return { ...order, allOrders: many({ ...group, orders: [] }, "typeName") };
    case "dishes":
      return withDishes(many(emptyDish, "dishName"));
    case "selections":
      return withDish({ selections: many(selection, "selectionName") });
    case "options":
      return withDish({ options: many(option, "name") });
    case "extras":
      return withDish({ extras: many(dish?.extras[0], "name") });
    case "add-ons":
      return withDish({
        selections: [{ ...selection, checkedOptions: many(selection?.checkedOptions[0], "name") }],
      });
    default:
      return withDish({
        options: [{ ...option, price: Array.from({ length: count }, () => 1.5) }],
      });
  }
}

interface Change {
  readonly at: number;
  readonly how: string;
  readonly value: unknown;
}

function changeSomewhere(order: unknown, { at, how, value }: Change): unknown {
  const places = placesOf(order);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return value;
  const { parent, key } = place;
  if (how === "remove") Reflect.deleteProperty(parent, key);
  else if (how === "double" && Array.isArray(parent)) parent.push(Reflect.get(parent, key));
  else Reflect.set(parent, key, value);
  // Removing an item leaves no hole in a list.
  return JSON.parse(JSON.stringify(order)) as unknown;
}

function placesOf(value: unknown): readonly { readonly parent: object; readonly key: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.keys(value).flatMap((key) => [
    { parent: value, key },
    ...placesOf(Reflect.get(value, key)),
  ]);
}
