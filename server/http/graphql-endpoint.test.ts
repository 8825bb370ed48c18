import { describe, expect, test } from "vitest";
import {
  deliveryPlacesDocument,
  dishFactsDocument,
  fullMenuInBothLanguagesDocument,
} from "#contract/generated/late-operations.ts";
import { fullMenuDocument } from "#contract/generated/operations.ts";
import { withDishFacts } from "#contract/wire/dish-facts.ts";
import { menuFromWire } from "#contract/wire/menu.ts";
import { localizeDeliveryPlaces } from "#domain/catalogue/localize-catalogue.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { englishMenu, hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { graphqlCall, openShop } from "#server/testing/open-shop.ts";

/** The menu as it is read without `DishFacts`. */
const withoutAllergens = (menu: ShownMenu): ShownMenu =>
  menu.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.map((dish) => ({ ...dish, allergens: null })),
  }));

const question = graphqlCall("{ shop { name } }");

describe("a query", () => {
  test("of the menu and its dishes' facts is answered in the requested language", async () => {
    const { app } = await openShop();
    const inEnglish = { filter: { language: "en" } };
    const menu = await app.inject(graphqlCall(fullMenuDocument.text, inEnglish));
    const facts = await app.inject(graphqlCall(dishFactsDocument.text, inEnglish));
    expect(menu.headers["content-type"]).toBe("application/graphql-response+json; charset=utf-8");
    const answered = [menu, facts].map((answer) => answer.json().data.fullMenu);
    expect(withDishFacts(menuFromWire(answered[0]), answered[1])).toEqual(englishMenu);
  });

  test("can ask for the menu in both languages", async () => {
    const { app } = await openShop();
    const { data } = (await app.inject(graphqlCall(fullMenuInBothLanguagesDocument.text))).json();
    expect(menuFromWire(data.he)).toEqual(withoutAllergens(hebrewMenu));
    expect(menuFromWire(data.en)).toEqual(withoutAllergens(englishMenu));
  });

  test("of the delivery places is answered in Hebrew by default", async () => {
    const { app } = await openShop();
    const { data } = (await app.inject(graphqlCall(deliveryPlacesDocument.text))).json();
    expect(data.deliveryPlaces).toEqual(
      localizeDeliveryPlaces(soupKitchen.deliveryPlaces, "he").map(
        ({ name, deliveryPrice, pickupAddress, pickupPrice }) => ({
          name,
          deliveryPrice: deliveryPrice / 100,
          pickupAddress,
          pickupPrice: pickupPrice / 100,
        }),
      ),
    );
  });

  test("is answered from the new menu as soon as it has changed", async () => {
    const { app, store } = await openShop();
    await app.inject(question);
    const name = { he: "מרק ועוד", en: "Soup and more" };
    const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, name } };
    await store.saveCatalogue({ catalogue, after: 1, savedAt: 2 });
    expect((await app.inject(question)).json().data.shop.name).toBe("מרק ועוד");
  });

  test("is answered compressed", async () => {
    const { app } = await openShop();
    const call = graphqlCall(fullMenuInBothLanguagesDocument.text, undefined, {
      "accept-encoding": "gzip, br",
    });
    const { headers } = await app.inject(call);
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["vary"]).toBe("Origin, Accept-Encoding");
  });
});

describe("a malformed request", () => {
  test.each([
    ["GET", undefined, 405],
    ["PUT", "application/json", 405],
    ["POST", "text/plain", 415],
    ["POST", "application/x-www-form-urlencoded", 415],
    ["POST", "multipart/form-data", 415],
  ] as const)("of %s %s is refused", async (method, type, status) => {
    const { app } = await openShop();
    const answer = await app.inject({
      method,
      url: "/graphql?query={__typename}",
      ...(type && { headers: { "content-type": type }, payload: '{"query":"{__typename}"}' }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors[0].extensions.code).toBe("BAD_REQUEST");
  });

  test("that accepts no JSON is refused with 406", async () => {
    const { app } = await openShop();
    const answer = await app.inject({
      ...question,
      headers: { ...question.headers, accept: "text/html" },
    });
    expect(answer.statusCode).toBe(406);
  });

  test("with a body over 256 kB is refused", async () => {
    const { app } = await openShop();
    const answer = await app.inject({ ...question, payload: `"${"x".repeat(256 * 1024)}"` });
    expect(answer.statusCode).toBe(413);
  });

  test.each([
    ["too deep", `{ fullMenu ${"{ dishes ".repeat(20)}{ dishName }${" }".repeat(20)} }`],
    ["too many names for the same", `{ shop { ${numbered(31, (at) => `n${at}: name`)} } }`],
    ["too many root fields", `{ ${numbered(11, (at) => `s${at}: shop { name }`)} }`],
    ["two orders in one call", "mutation { a: __typename createOrder createOrder }"],
    ["too many tokens", `{ ${"name ".repeat(1_001)} }`],
    ["a field that does not exist", "{ secrets }"],
    ["no GraphQL at all", "מרק"],
    ["no GraphQL to the end", "{"],
  ])("%s is refused before it runs", async (_, query) => {
    const { app } = await openShop();
    const answer = await app.inject(graphqlCall(query));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data).toBeUndefined();
    expect(answer.json().errors[0].extensions.code).toBe("BAD_REQUEST");
  });
});

describe("an error", () => {
  /** A store that fails once the shop is open. */
  const failingLater = (error: Error) => (store: Store) => {
    let reads = 0;
    const currentCatalogue = async () => {
      reads += 1;
      if (reads > 1) throw error;
      return store.currentCatalogue();
    };
    return { ...store, currentCatalogue };
  };
  const secret = "ENOENT /home/cook/secret";

  test("that is unexpected is logged, and answered without its message", async () => {
    const { app, log } = await openShop({
      change: failingLater(new Error(secret)),
    });
    const answer = await app.inject(question);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("secret");
    expect(answer.json().errors[0].extensions.code).toBe("INTERNAL_ERROR");
    expect(log()).toContain(secret);
  });

  test("is logged without paths of the machine", async () => {
    const { app, log } = await openShop({
      change: failingLater(new Error("oh")),
    });
    await app.inject(question);
    expect(log()).toContain("server/http/graphql-endpoint.test.ts");
    expect(log()).not.toContain(new URL("../../", import.meta.url).pathname);
  });

  test("in the variables is answered as a bad request, with its message", async () => {
    const { app } = await openShop();
    const answer = await app.inject(
      graphqlCall(fullMenuDocument.text, { filter: { language: "yi" } }),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.code).toBe("BAD_REQUEST");
  });
});

describe("a cross-origin call", () => {
  const from = (origin: string, headers: Record<string, string> = {}) => ({
    ...question,
    headers: { ...question.headers, host: "shop.example", origin, ...headers },
  });
  const config = { allowedOrigins: ["https://a.example"], publicOrigin: "https://public.example" };

  test.each([
    ["the shop's own page", "http://shop.example", {}],
    ["the shop's own page behind a proxy that ends TLS", "https://shop.example", {}],
    [
      "the shop's own page behind a proxy that changes the host",
      "https://x.example",
      { "sec-fetch-site": "same-origin" },
    ],
    ["the public address", "https://public.example", {}],
    ["a listed origin", "https://a.example", {}],
  ])("from %s is allowed", async (_, origin, headers) => {
    const { app } = await openShop({ config });
    expect((await app.inject(from(origin, headers))).statusCode).toBe(200);
  });

  test.each([
    "https://evil.example",
    "null",
    "https://a.example.evil.example",
    "https://shop.example:444",
  ])("from %s is rejected before it is executed", async (origin) => {
    const { app } = await openShop({ config });
    const answer = await app.inject(from(origin));
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("gets CORS headers only for a listed origin", async () => {
    const { app } = await openShop({ config });
    const ask = async (origin: string) =>
      (await app.inject(from(origin))).headers["access-control-allow-origin"];
    expect(await ask("https://a.example")).toBe("https://a.example");
    expect(await ask("https://shop.example")).toBeUndefined();
  });

  test("from a listed origin has its preflight request answered", async () => {
    const { app } = await openShop({ config });
    const ask = (origin: string) =>
      app.inject({
        method: "OPTIONS",
        url: "/graphql",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const answer = await ask("https://a.example");
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "https://a.example",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type, idempotency-key",
      vary: "Origin",
    });
    expect((await ask("https://evil.example")).statusCode).toBe(403);
  });
});

function numbered(count: number, text: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => text(at)).join(" ");
}
