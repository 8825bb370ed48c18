import { describe, expect, test } from "vitest";
import { nextLanguage, siteLanguages } from "#domain/language/language.ts";
import { dishDialogTexts } from "./dish-dialog-texts.ts";
import { en } from "./en.ts";
import { he } from "./he.ts";
import { languageNames } from "./language-names.ts";
import { messagesIn } from "./messages.ts";
import { orderPageTexts } from "./order-page-texts.ts";
import { orderTextsEn } from "./order-texts-en.ts";
import { orderTextsHe } from "./order-texts-he.ts";
import { placedOrderTexts } from "./placed-order-texts.ts";
import { sellingPoints } from "./selling-points.ts";
import { weekTexts } from "./week-texts.ts";

interface Text {
  readonly key: string;
  readonly text: string;
}

/** All texts of a dictionary. Functions are called with placeholders that are recognizable in their result. */
function textsOf(dictionary: object, prefix = ""): readonly Text[] {
  return Object.entries(dictionary).flatMap(([name, value]: [string, unknown]): readonly Text[] => {
    const key = `${prefix}${name}`;
    if (typeof value === "string") return [{ key, text: value }];
    if (typeof value === "function") return calls(key, value as (...args: unknown[]) => string);
    return textsOf(value as object, `${key}.`);
  });
}

function calls(key: string, message: (...args: unknown[]) => string): readonly Text[] {
  if (key === "shell.deadline") {
    return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      key: `${key}(${day})`,
      text: message(day, 14, 0),
    }));
  }
  const isCounted = key === "shell.cartWith" || key === "cart.dishCount";
  const given = isCounted ? [[1], [2], [11]] : [["#1", "#2", "#3", "#4"]];
  return given.map((args) => ({ key: `${key}(${args.join()})`, text: message(...args) }));
}

const hebrew = [
  ...textsOf(he),
  ...textsOf(dishDialogTexts.he, "dishDialog."),
  ...textsOf(orderTextsHe, "orderTexts."),
  ...textsOf(placedOrderTexts.he, "placedOrder."),
  ...textsOf(orderPageTexts.he, "orderPage."),
  ...textsOf(weekTexts.he, "weekTexts."),
];
const english = [
  ...textsOf(en),
  ...textsOf(dishDialogTexts.en, "dishDialog."),
  ...textsOf(orderTextsEn, "orderTexts."),
  ...textsOf(placedOrderTexts.en, "placedOrder."),
  ...textsOf(orderPageTexts.en, "orderPage."),
  ...textsOf(weekTexts.en, "weekTexts."),
];

test("both languages have the same texts", () => {
  expect(english.map(({ key }) => key)).toEqual(hebrew.map(({ key }) => key));
  expect(siteLanguages.map(messagesIn)).toEqual([he, en]);
});

test("no text is empty", () => {
  const empty = [...hebrew, ...english].filter(
    ({ text }) => !/[\p{L}·]/u.test(text) || /undefined|NaN|\[object| {2}/u.test(text),
  );
  expect(empty).toEqual([]);
});

test("Hebrew texts have no Latin letters except in four words and an example of an address", () => {
  const strays = hebrew.filter(({ text }) =>
    /\p{Script=Latin}/u.test(
      text.replaceAll(/\b(?:English|JavaScript|QR|Safari|name@example\.com)\b/gu, ""),
    ),
  );
  expect(strays).toEqual([]);
});

test("English texts have no Hebrew letters except in one word", () => {
  const strays = english.filter(({ text }) => /\p{Script=Hebrew}/u.test(text.replace("עברית", "")));
  expect(strays).toEqual([]);
});

test("a text contains each of its arguments, equally often in both languages", () => {
  const givenIn = (texts: readonly Text[]) =>
    texts.map(({ key, text }) => [key, text.match(/#\d/gu)?.toSorted() ?? []]);
  expect(givenIn(english)).toEqual(givenIn(hebrew));
});

test("no text speaks of rounds: customers read until when they can order", () => {
  const ofRounds = [...hebrew, ...english].filter(({ text }) => /סבב|\brounds?\b/iu.test(text));
  expect(ofRounds).toEqual([]);
});

test("no text contains direction marks", () => {
  const marked = [...hebrew, ...english].filter(({ text }) =>
    /[\u200E\u200F\u202A-\u202E]/u.test(text),
  );
  expect(marked).toEqual([]);
});

describe("the English texts are those of the specification", () => {
  test("on the buttons (§2)", () => {
    expect(en.menu.orderThis).toBe("Order this");
    expect(en.cancel).toBe("Cancel");
    expect(en.confirm).toBe("Confirm");
    expect(dishDialogTexts.en.addToCart).toBe("Add to cart");
    expect(dishDialogTexts.en.updateCart).toBe("Update cart");
    expect(en.cart.clear).toBe("Clear Cart");
    expect(en.cart.placeOrder).toBe("Place Order");
    expect(en.cart.remove).toBe("Remove");
    expect(en.cart.edit).toBe("Edit");
  });

  test("of pages and dialogs (§2, §8)", () => {
    expect(en.menu.title).toBe("Menu");
    expect(en.menu.failed).toBe("Something went wrong, try refreshing");
    expect(en.unknownPage.text).toBe("This route does not exist");
    expect(en.about.text).toBe("About");
    expect(orderTextsEn.orderSent.title).toBe("Order sent");
  });

  test("of the form (§5)", () => {
    expect(orderTextsEn.checkout.problems).toMatchObject({
      NAME_REQUIRED: "Name is required",
      PHONE_REQUIRED: "Phone number is required",
      PHONE_NOT_TEN_DIGITS: "Phone number must be 10 digits",
      EMAIL_INVALID: "Invalid email",
      ORDER_TYPE_REQUIRED: "Order type is required",
      ADDRESS_REQUIRED: "Address is required for delivery orders",
      CITY_REQUIRED: "City is required (even for pickup orders)",
    });
  });

  test("of the deadline (§9)", () => {
    expect(en.shell.deadline(3, 14, 0)).toBe("Wednesday 2pm");
    expect(en.shell.deadline(0, 9, 30)).toBe("Sunday 9:30am");
    expect(en.shell.deadline(6, 0, 0)).toBe("Saturday 12am");
    expect(en.shell.deadline(4, 12, 5)).toBe("Thursday 12:05pm");
    expect(he.shell.deadline(3, 14, 0)).toBe("יום רביעי בשעה 14:00");
  });

  test("in Hebrew 'Order this' is 'add to cart' (§2)", () => {
    expect(he.menu.orderThis).toBe(dishDialogTexts.he.addToCart);
  });
});

test("the toggle names the next language in its script", () => {
  const named = siteLanguages.map((language) => languageNames[nextLanguage(language)]);
  expect(named).toEqual(["English", "עברית"]);
});

test("there are nine selling points", () => {
  expect(sellingPoints.he).toHaveLength(9);
  expect(new Set(sellingPoints.en).size).toBe(9);
});
