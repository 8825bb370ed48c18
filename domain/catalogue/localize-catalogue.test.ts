import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { dishNamed, englishMenu, hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { localizeDeliveryPlaces, localizeMenu, localizeShop } from "./localize-catalogue.ts";

describe("the menu in one language", () => {
  test("has every text in that language", () => {
    expect(hebrewMenu.map(({ name }) => name)).toEqual(["מרקים", "קינוחים"]);
    expect(dishNamed(englishMenu, "Chicken soup").dish).toEqual({
      name: "Chicken soup",
      descriptions: ["Clear and hot"],
      image: "chicken-soup.webp",
      thumbnail: "chicken-soup-small.webp",
      selections: [
        {
          name: "Half a litre",
          price: 2490,
          addOns: [
            { name: "Dumplings", addedPrice: 350 },
            { name: "Noodles", addedPrice: 200 },
          ],
        },
        {
          name: "Litre",
          price: 4500,
          addOns: [{ name: "Dumplings", addedPrice: 600 }],
        },
      ],
      options: [
        {
          name: "Seasoning",
          choices: [
            { name: "Mild", price: [0] },
            { name: "Spicy", price: [150] },
          ],
        },
        {
          name: "Container",
          choices: [
            { name: "Box", price: [100, 250] },
            { name: "Jar", price: [300, 500] },
          ],
        },
      ],
      extras: [
        { name: "Challah", price: 1200 },
        { name: "Pickles", price: 800 },
      ],
      kind: "meat",
      allergens: ["gluten", "eggs", "celery"],
    });
  });

  test("has no Hebrew letter in English, and no Latin one in Hebrew but in file names and codes", () => {
    expect(JSON.stringify(englishMenu)).not.toMatch(/\p{Script=Hebrew}/u);
    const texts = JSON.stringify(hebrewMenu, (key, value: unknown) =>
      ["image", "thumbnail", "kind", "allergens"].includes(key) ? null : value,
    );
    expect(texts.replaceAll(/"[a-zA-Z]+":|null/gu, "")).not.toMatch(/\p{Script=Latin}/u);
  });

  test("keeps the id of everything", () => {
    fc.assert(
      fc.property(anyCatalogue, ({ menu }) => {
        const ids = [...JSON.stringify(menu).matchAll(/"id":"([^"]+)"/gu)].map(([, id]) => id);
        for (const language of languages) {
          const shown = JSON.stringify(localizeMenu(menu, language));
          expect([...shown.matchAll(/"id":"([^"]+)"/gu)].map(([, id]) => id)).toEqual(ids);
        }
      }),
    );
  });

  test("has nothing of recipes", () => {
    fc.assert(
      fc.property(anyCatalogue, ({ menu }) => {
        const bare = menu.map((type) => ({
          ...type,
          dishes: type.dishes.map(({ recipe: _, ...dish }) => dish),
        }));
        expect(localizeMenu(menu, "en")).toEqual(localizeMenu(bare, "en"));
      }),
    );
  });

  test("keeps every position and price", () => {
    fc.assert(
      fc.property(anyCatalogue, ({ menu }) => {
        const [hebrew, english] = languages.map((language) =>
          localizeMenu(menu, language).map(({ position, dishes }) => ({
            position,
            dishes: dishes.map((dish) => ({
              selections: dish.selections.map(({ price, addOns }) => [
                price,
                addOns.map(({ addedPrice }) => addedPrice),
              ]),
              options: dish.options.map(({ choices }) => choices.map(({ price }) => price)),
              extras: dish.extras.map(({ price }) => price),
            })),
          })),
        );
        expect(english).toEqual(hebrew);
      }),
    );
  });
});

describe("the delivery places in one language", () => {
  test("have their names, pickup addresses and prices", () => {
    expect(withoutIds(localizeDeliveryPlaces(soupKitchen.deliveryPlaces, "he"))).toMatchObject([
      { name: "ירושלים", deliveryPrice: 2500, pickupAddress: "רחוב הנרקיס 4", pickupPrice: 0 },
      {
        name: "מודיעין",
        deliveryPrice: 3500,
        pickupAddress: "שדרות החשמונאים 1",
        pickupPrice: 1000,
      },
      { name: "בית שמש", deliveryPrice: 4000, pickupAddress: "", pickupPrice: 0 },
    ]);
    expect(localizeDeliveryPlaces(soupKitchen.deliveryPlaces, "en")[0]).toEqual({
      id: soupKitchen.deliveryPlaces[0]?.id,
      name: "Jerusalem",
      deliveryPrice: 2500,
      pickupAddress: "4 Narkis Street",
      pickupPrice: 0,
      pickupTime: {
        weekday: 5,
        from: { hour: 8, minute: 30 },
        to: { hour: 11, minute: 0 },
        note: "ring twice",
      },
      deliveryTime: { weekday: 5, from: { hour: 9, minute: 0 }, to: { hour: 13, minute: 0 } },
    });
  });
});

describe("the shop in one language", () => {
  test("has all its settings", () => {
    expect(localizeShop(soupKitchen, "en")).toEqual({
      name: "The soup kitchen",
      contactAddress: "cook@soup-kitchen.example",
      kashrut: "Under rabbinical supervision",
      cook: null,
      deadline: { weekday: 3, hour: 14, minute: 0 },
      opening: null,
      exceptions: [],
      payment: { app: "Bit", payee: "Ruth", link: "https://pay.example/ruth" },
      whatsapp: "972521234567",
      seller: {
        legalName: "Ruth Cohen",
        idNumber: "123456782",
        address: "4 Narkis Street, Jerusalem",
        phoneNumber: "052-123-4567",
      },
      accessibilityContact: {
        name: "Dina Levi",
        phoneNumber: "052-765-4321",
        email: "dina@soup-kitchen.example",
      },
      vat: "Prices include VAT",
      terms: [{ heading: "Cancelling", text: "Until Wednesday you may cancel." }],
    });
    expect(localizeShop(soupKitchen, "he").payment).toMatchObject({
      app: "ביט",
      payee: "רות",
    });
  });

  test("has no settings that the seller has not provided", () => {
    const nothing = { whatsapp: null, seller: null, accessibilityContact: null, vat: null };
    const shop = { ...soupKitchen.shop, ...nothing, terms: [] };
    expect(localizeShop({ ...soupKitchen, shop }, "he")).toMatchObject({ ...nothing, terms: [] });
  });

  test("has the cook only if there is something to read or see of her", () => {
    const noText = { he: "", en: "" };
    const nothing = { name: noText, sentence: noText, image: null, thumbnail: null };
    const cookOf = (cook: object) =>
      localizeShop(
        { ...soupKitchen, shop: { ...soupKitchen.shop, cook: { ...nothing, ...cook } } },
        "en",
      ).cook;
    expect(cookOf({})).toBeNull();
    expect(cookOf({ name: { he: "[השם שלך]", en: "[Your name]" } })).toBeNull();
    const named = { name: "Ruth", sentence: "", image: null, thumbnail: null };
    expect(cookOf({ name: { he: "רות", en: "Ruth" } })).toEqual(named);
    expect(cookOf({ thumbnail: "ruth.webp" })).toMatchObject({ name: "", thumbnail: "ruth.webp" });
  });

  test("names the allergens of its menu where its terms have `{allergens}`", () => {
    const text = { he: "יש כאן {allergens}.", en: "We handle {allergens}." };
    const shop = { ...soupKitchen.shop, terms: [{ heading: text, text }] };
    const termsIn = (menu: ShopMenu) =>
      languages.map((language) => localizeShop({ shop, menu }, language).terms[0]?.text);
    expect(termsIn(soupKitchen.menu.slice(0, 1))).toEqual([
      "יש כאן גלוטן, ביצים וסלרי.",
      "We handle gluten, eggs, and celery.",
    ]);
    // The allergens of the cake are not known.
    expect(termsIn(soupKitchen.menu)).toEqual([
      "יש כאן גלוטן, ביצים, סלרי ואולי גם אלרגנים אחרים.",
      "We handle gluten, eggs, celery, and possibly other allergens.",
    ]);
    const unsaid = ["יש כאן אלרגנים.", "We handle allergens."];
    expect(termsIn(soupKitchen.menu.slice(1))).toEqual(unsaid);
    expect(termsIn([])).toEqual(unsaid);
  });
});

describe("while the seller has not filled in a text", () => {
  const open = { he: "[להשלמה בידי המוכרת]", en: "[to be filled in]" };
  const { shop } = soupKitchen;
  const unfinished = {
    ...soupKitchen,
    shop: {
      ...shop,
      kashrut: open,
      payment: { ...shop.payment, app: open, payee: open },
      seller: { legalName: open, idNumber: "123456789", address: open, phoneNumber: null },
      accessibilityContact: { name: open, phoneNumber: null, email: null },
      vat: open,
      terms: [
        { heading: { he: "[טיוטה]", en: "[Draft]" }, text: { he: "[הצעה.]", en: "[A proposal.]" } },
      ],
    },
  };

  test.each(languages)("customers read no placeholder in %s", (language) => {
    const localized = localizeShop(unfinished, language);
    expect(localized).toMatchObject({
      kashrut: "",
      payment: { app: "", payee: "" },
      seller: { legalName: "", idNumber: "123456789", address: "" },
      accessibilityContact: { name: "" },
      vat: null,
    });
    expect(JSON.stringify(localized)).not.toMatch(/"\[/u);
  });

  test("a draft of the terms still says that it is one", () => {
    expect(localizeShop(unfinished, "en").terms).toEqual([
      { heading: "Draft", text: "A proposal." },
    ]);
  });
});
