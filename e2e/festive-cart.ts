import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import type { ChosenDish } from "./stored-cart.ts";
import { found, inOrder, seedDish, seedType, shown } from "./words.ts";

// A cart with everything in it: several selections, add-ons, options of both kinds of price, extras, two dish types.
const malabi = seedDish("Coconut malabi");
const [cup, sixCups] = [found(malabi.selections[0]), found(malabi.selections[1])];
const sweetened = found(cup.addOns[0]);
const topping = found(malabi.options[0]);
const pistachio = found(topping.choices[1]);
const syrup = found(malabi.extras[0]);

const soup = seedDish("Orange lentil soup");
const halfLitre = found(soup.selections[0]);
const spiciness = found(soup.options[0]);
const medium = found(spiciness.choices[1]);
const almonds = found(soup.extras[0]);

const liver = seedDish("Chopped chicken liver");

// Expected amounts in agorot. Pistachio has a price per selection; medium spiciness is free.
const threeCups = 3 * (cup.price + sweetened.addedPrice);
const pistachioOnAll = 3 * (pistachio.price[0] ?? 0) + 2 * (pistachio.price[1] ?? 0);
const malabiTotal = threeCups + 2 * sixCups.price + pistachioOnAll + 4 * syrup.price;
export const soupTotal = 3 * halfLitre.price + almonds.price;
export const cartTotal = malabiTotal + soupTotal;

/** The dishes of this cart, for a test that does not fill it by hand. */
export const festiveDishes: readonly ChosenDish[] = [
  [malabi, { counts: [3, 2], addOns: [0], choices: [1], extraCount: 4 }],
  [soup, { counts: [3], choices: [1], extraCount: 1 }],
];

/** What the customer writes about the soup. */
export const soupNote = { he: "בלי כוסברה", en: "No coriander" };

/** Adds the dessert and the soup, then adds a third dish and removes it. */
export async function fillCart(customer: Customer): Promise<void> {
  const name = customer.reads.bind(customer);
  await customer.visits("/");

  const dessert = await customer.opens(malabi);
  await dessert.count(name(cup.name)).fill("3");
  await expect(dessert.total).toHaveText(shown(3 * cup.price));
  await dessert.addOn(name(sweetened.name), name(cup.name)).check();
  await expect(dessert.row(name(cup.name))).toHaveText(inOrder(shown(threeCups)));
  await dessert.more(name(sixCups.name)).click();
  await dessert.more(name(sixCups.name)).click();
  await expect(dessert.total).toHaveText(shown(threeCups + 2 * sixCups.price));
  await dessert.choice(name(topping.name), name(pistachio.name)).check();
  await expect(dessert.total).toHaveText(shown(threeCups + 2 * sixCups.price + pistachioOnAll));
  await dessert.count(name(syrup.name)).fill("4");
  await expect(dessert.total).toHaveText(shown(malabiTotal));
  await dessert.addToCart.click();
  await expect(dessert.dialog).toBeHidden();

  const starter = await customer.opens(soup);
  await starter.count(name(halfLitre.name)).fill("3");
  await starter.choice(name(spiciness.name), name(medium.name)).check();
  await starter.more(name(almonds.name)).click();
  await starter.note.fill(` ${name(soupNote)}\n`);
  await expect(starter.total).toHaveText(shown(soupTotal));
  await starter.addToCart.click();

  await customer.puts(1, liver);
  await customer.goesToCart();
  await expect(customer.cartTotal).toHaveText(shown(cartTotal + 3200));
  await customer.button(customer.words.cart.removeDish(name(liver.name))).click();
  await customer.button(customer.words.confirm).click();
  await expect(customer.dishRow(liver)).toBeHidden();
}

/** Expects everything that was added, at its price. */
export async function seeCart(customer: Customer): Promise<void> {
  const name = customer.reads.bind(customer);
  // Sorted as on the menu, not in the order of adding.
  await expect(customer.page.getByRole("heading", { level: 2 })).toHaveText([
    name(seedType("Soups")),
    name(seedType("Cakes and desserts")),
  ]);
  await expect(customer.dishRow(soup).getByRole("listitem")).toHaveText([
    inOrder("3", `× ${name(halfLitre.name)}`, shown(3 * halfLitre.price)),
    inOrder(name(spiciness.name), name(medium.name)),
    inOrder("1", `× ${name(almonds.name)}`, shown(almonds.price)),
  ]);
  await expect(customer.dishRow(malabi).getByRole("listitem")).toHaveText([
    inOrder(
      "3",
      `× ${name(cup.name)}`,
      name(sweetened.name),
      shown(sweetened.addedPrice),
      shown(threeCups),
    ),
    inOrder("2", `× ${name(sixCups.name)}`, shown(2 * sixCups.price)),
    inOrder(name(topping.name), name(pistachio.name), shown(pistachioOnAll)),
    inOrder("4", `× ${name(syrup.name)}`, shown(4 * syrup.price)),
  ]);
  const dishTotal = customer.words.cart.dishTotal;
  await expect(customer.dishRow(soup)).toHaveText(inOrder(dishTotal, shown(soupTotal)));
  await expect(customer.dishRow(malabi)).toHaveText(inOrder(dishTotal, shown(malabiTotal)));
  await expect(customer.cartTotal).toHaveText(shown(cartTotal));
}

/** The dishes of the cart in the form in which orders are stored. */
export function dishesIn(customer: Customer): object[] {
  const name = customer.reads.bind(customer);
  return [
    {
      typeName: name(seedType("Soups")),
      orders: [
        {
          dishName: name(soup.name),
          totalPrice: soupTotal,
          selections: [
            {
              selectionName: name(halfLitre.name),
              amount: 3,
              checkedOptions: [],
              price: halfLitre.price,
            },
          ],
          options: [{ name: name(spiciness.name), choice: name(medium.name), price: medium.price }],
          extras: [{ name: name(almonds.name), amount: 1, price: almonds.price }],
        },
      ],
    },
    {
      typeName: name(seedType("Cakes and desserts")),
      orders: [
        {
          dishName: name(malabi.name),
          totalPrice: malabiTotal,
          selections: [
            {
              selectionName: name(cup.name),
              amount: 3,
              checkedOptions: [{ name: name(sweetened.name), addedPrice: sweetened.addedPrice }],
              price: cup.price,
            },
            {
              selectionName: name(sixCups.name),
              amount: 2,
              checkedOptions: [],
              price: sixCups.price,
            },
          ],
          options: [
            { name: name(topping.name), choice: name(pistachio.name), price: pistachio.price },
          ],
          extras: [{ name: name(syrup.name), amount: 4, price: syrup.price }],
        },
      ],
    },
  ];
}
