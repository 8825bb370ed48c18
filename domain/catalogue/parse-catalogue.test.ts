import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mostAgorot } from "#domain/money/agorot.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { soupKitchenWith } from "#domain/testing/soup-kitchen-with.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

const soup = "menu.0.dishes.0";
const noText = { he: "", en: "" };
const portion = (name: string) => ({
  name: { he: name, en: name },
  price: 1000,
  addOns: [],
});

describe("a catalogue", () => {
  test("that is valid is returned unchanged", () => {
    expect(parseCatalogue(soupKitchen)).toEqual(soupKitchen);
    expect(parseCatalogue(JSON.parse(JSON.stringify(soupKitchen)))).toEqual(soupKitchen);
  });

  test("is unchanged when parsed again", () => {
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        expect(parseCatalogue(JSON.parse(JSON.stringify(catalogue)))).toEqual(catalogue);
      }),
    );
  });

  test("has its dish types sorted by order number", () => {
    const { menu } = parseCatalogue({ ...soupKitchen, menu: soupKitchen.menu.toReversed() });
    expect(menu.map(({ position }) => position)).toEqual([1, 3]);
    expect(menu).toEqual(soupKitchen.menu);
  });

  test("has trimmed texts", () => {
    const { menu } = parseCatalogue(
      soupKitchenWith("menu.0.name", { he: " מרקים ", en: "Soups\n" }),
    );
    expect(menu[0]?.name).toEqual({ he: "מרקים", en: "Soups" });
  });

  test("may lack a text in one language, which is then read in the other", () => {
    const path = `${soup}.name`;
    const nameOf = (value: unknown) =>
      parseCatalogue(soupKitchenWith(path, value)).menu[0]?.dishes[0]?.name;
    const soupOnly = { he: "מרק", en: "מרק", missing: "en" };
    expect(nameOf({ he: "מרק", en: " " })).toEqual(soupOnly);
    expect(nameOf(soupOnly)).toEqual(soupOnly);
    expect(nameOf({ he: "", en: "Soup" })).toEqual({ he: "Soup", en: "Soup", missing: "he" });
    expect(nameOf({ ...soupOnly, en: "Soup" })).toEqual({ he: "מרק", en: "Soup" });
  });

  test("may have limits, which its selections name", () => {
    const limited = soupKitchenWith(`${soup}.selections.0.limits`, [
      { limit: "oven", portions: 2 },
    ]);
    const limits = [{ id: "oven", name: "Big oven", most: 20 }];
    expect(parseCatalogue({ ...(limited as object), limits }).limits).toEqual(limits);
  });

  test("may have the same name in both languages", () => {
    const same = { he: "Goulash", en: "Goulash" };
    expect(parseCatalogue(soupKitchenWith(`${soup}.name`, same)).menu[0]?.dishes[0]?.name).toEqual(
      same,
    );
  });

  test("may use one name in different lists", () => {
    const name = { he: "ליטר", en: "Litre" };
    expect(() => parseCatalogue(soupKitchenWith(`${soup}.extras.0.name`, name))).not.toThrow();
  });

  test("may have no dishes, pictures or delivery places", () => {
    expect(() => parseCatalogue({ ...soupKitchen, menu: [], deliveryPlaces: [] })).not.toThrow();
    expect(() => parseCatalogue(soupKitchenWith("menu.0.dishes", []))).not.toThrow();
  });

  test("may have the price 0 and the highest price", () => {
    for (const price of [0, mostAgorot]) {
      const { menu } = parseCatalogue(soupKitchenWith(`${soup}.extras.0.price`, price));
      expect(menu[0]?.dishes[0]?.extras[0]?.price).toBe(price);
    }
  });

  test("may lack the settings that older versions did not have", () => {
    const { name, contactAddress, kashrut, deadline, payment } = soupKitchen.shop;
    const { app, payee } = payment;
    const old = { name, contactAddress, kashrut, deadline, payment: { app, payee } };
    expect(parseCatalogue({ ...soupKitchen, shop: old }).shop).toEqual({
      ...old,
      cook: null,
      opening: null,
      exceptions: [],
      payment: { app, payee, link: null },
      whatsapp: null,
      seller: null,
      accessibilityContact: null,
      vat: null,
      terms: [],
    });
  });

  test.each(["052-123-4567", "+972 52 123 4567", "00972521234567", "972521234567"])(
    "has the number for WhatsApp as its links need it, written as %s",
    (whatsapp) => {
      const { shop } = parseCatalogue(soupKitchenWith("shop.whatsapp", whatsapp));
      expect(shop.whatsapp).toBe("972521234567");
    },
  );

  test("may have sections of terms of the maximum length", () => {
    const text = { he: "א".repeat(5_000), en: "a".repeat(5_000) };
    expect(() => parseCatalogue(soupKitchenWith("shop.terms.0.text", text))).not.toThrow();
  });

  test("has all its errors reported at once", () => {
    const wrong = {
      ...soupKitchen,
      menu: [{ name: { he: "מרקים" }, position: 1.5, dishes: [] }],
    };
    expect(() => parseCatalogue(wrong)).toThrow(/menu\.0\.name\.en: .*\nmenu\.0\.position: /u);
  });
});

describe("a catalogue is refused for", () => {
  test.each<[what: string, path: string, value: unknown]>([
    ["a text that is missing in both languages", "menu.0.name", { he: "", en: " " }],
    ["a missing language", "menu.0.name", { he: "מרקים" }],
    ["a language of its own", "menu.0.name", { he: "מרקים", en: "Soups", fr: "Soupes" }],
    ["a text in no language", `${soup}.name`, "מרק עוף"],
    ["an id in capitals", `${soup}.id`, "SOUP"],
    ["an id that is used twice", "menu.0.dishes.1.id", soupKitchen.menu[0]?.dishes[0]?.id],
    ["a mark of false", `${soup}.isSoldOut`, false],
    [
      "a limit that does not exist",
      `${soup}.selections.0.limits`,
      [{ limit: "oven", portions: 1 }],
    ],
    ["an empty list of limits", "limits", []],
    ["a limit without a name", "limits", [{ name: " ", most: 20 }]],
    ["a limit of half a portion", "limits", [{ name: "Oven", most: 0.5 }]],
    ["a text that is too long", `${soup}.name`, { he: "מרק", en: "s".repeat(301) }],
    ["a line break in a name", "deliveryPlaces.0.name", { he: "ירושלים\nעיר", en: "Jerusalem" }],
    ["a zero character in a name", `${soup}.name`, { he: "מרק\0עוף", en: "Chicken soup" }],
    ["a pickup address of no kind", "deliveryPlaces.2.pickupAddress", null],
    ["a dish type without a position", "menu.0.position", undefined],
    ["a position that is a fraction", "menu.0.position", 1.5],
    ["a position below 0", "menu.0.position", -1],
    ["a position that is a text", "menu.0.position", "1"],
    ["a position used twice", "menu.1.position", 1],
    ["a price that is a fraction of an agora", `${soup}.selections.0.price`, 24.9],
    ["a price below 0", `${soup}.selections.0.addOns.0.addedPrice`, -1],
    ["a price that is a text", `${soup}.extras.0.price`, "1200"],
    ["a price that is missing", `${soup}.extras.0.price`, undefined],
    ["a price that is null", "deliveryPlaces.0.deliveryPrice", null],
    ["a price above the highest", "deliveryPlaces.0.pickupPrice", mostAgorot + 1],
    ["a bare number for an option's price", `${soup}.options.0.choices.0.price`, 150],
    ["an option's price list that is empty", `${soup}.options.0.choices.0.price`, []],
    [
      "an option's price list that is too short",
      `${soup}.selections`,
      ["S", "M", "L"].map(portion),
    ],
    [
      "an option's price list that is too long",
      `${soup}.options.1.choices.0.price`,
      [100, 250, 400],
    ],
    ["a dish without selections", "menu.0.dishes.1.selections", []],
    ["an option without choices", `${soup}.options.0.choices`, []],
    ["a dish without a list of extras", `${soup}.extras`, undefined],
    ["a dish with one picture of two", `${soup}.thumbnail`, null],
    ["a dish with the other picture of two", `${soup}.image`, null],
    ["an unknown field", `${soup}.isVegan`, true],
    ["a shop without an address for questions", "shop.contactAddress", ""],
    ["an invalid contact address", "shop.contactAddress", "cook"],
    ["a shop without a name", "shop.name", noText],
    ["a shop without a payee", "shop.payment.payee", noText],
    ["a link for paying that is not encrypted", "shop.payment.link", "http://pay.example"],
    ["a link for paying that runs a script", "shop.payment.link", "javascript:alert(1)"],
    ["an invalid payment link", "shop.payment.link", "https://"],
    ["an invalid WhatsApp number", "shop.whatsapp", "call me"],
    ["a seller without a name", "shop.seller.legalName", noText],
    ["a seller with an invalid number", "shop.seller.idNumber", "12-34"],
    ["a seller with an invalid phone number", "shop.seller.phoneNumber", "none"],
    ["a contact for accessibility without a name", "shop.accessibilityContact.name", noText],
    ["an invalid address of that contact", "shop.accessibilityContact.email", "dina"],
    ["a VAT text in one language", "shop.vat", { he: "כולל מע״מ" }],
    ["terms without a text", "shop.terms.0.text", noText],
    ["terms without a heading", "shop.terms.0.heading", undefined],
    ["a menu of null", "menu", null],
    ["a missing shop", "shop", undefined],
  ])("%s", (_what, path, value) => {
    expect(() => parseCatalogue(soupKitchenWith(path, value))).toThrow(
      /^the catalogue is not valid\n\w/u,
    );
  });

  test.each([null, undefined, [], "catalogue", 5])("being %j", (input) => {
    expect(() => parseCatalogue(input)).toThrow(/^the catalogue is not valid\n\w/u);
  });

  test.each([
    "../soup.webp",
    "/etc/passwd.webp",
    "pictures/soup.webp",
    "..\\soup.webp",
    "%2e%2e%2fsoup.webp",
    ".webp",
    "soup",
    "soup.webp.html",
    "soup.webp\n",
    "soup.webp?x=1",
    "soup.svg#a",
    "https://example.com/soup.webp",
    "Soup.webp",
    "מרק.webp",
    "soup .webp",
    "",
  ])("the picture %j, which is no plain file name", (image) => {
    expect(() => parseCatalogue(soupKitchenWith(`${soup}.image`, image))).toThrow(/image/u);
  });
});
