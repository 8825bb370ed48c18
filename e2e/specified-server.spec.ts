import { expect, type Page } from "@playwright/test";
import { parse, validate } from "graphql";
import { filledOrderTotal, fillIn } from "./filled-form.ts";
import { specifiedSchema } from "./specified-schema.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, seedDish, seedPlace, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const efrat = seedPlace("Efrat");

test("a server with the contract of the specification alone gets an order without additions", async ({
  customer,
  customerName,
  page,
  shop,
  expectOnConsole,
}) => {
  const executed = await rejectAdditions(page, expectOnConsole);
  const form = await fillIn(customer, customerName);
  await form.send.click();
  await expect(customer.orderSent).toContainText(shown(filledOrderTotal));
  await expect(customer.orderSent).toContainText(found(shop.ordersOf(customerName)[0]).number);
  expect(executed.filter((name) => name.includes("Order"))).toEqual(["InsertCustomerOrder"]);
});

visitInBothLanguages(() => {
  test("a server with the contract of the specification alone fills the list of cities", async ({
    customer,
    page,
    expectOnConsole,
  }) => {
    await rejectAdditions(page, expectOnConsole);
    await customer.returnsTo("/cart", [liver, 1]);
    const form = await customer.goesToCheckout();
    // Without a filter the names are in Hebrew for every customer.
    await expect(form.city).toContainText(efrat.name.he);
  });
});

/**
 * Rejects every operation that uses additions to the contract of the specification, and expects the page to say so on the console. Returns the
 * names of the executed operations.
 */
async function rejectAdditions(
  page: Page,
  expectOnConsole: (message: RegExp) => void,
): Promise<readonly string[]> {
  expectOnConsole(/Failed to load resource/u);
  const executed: string[] = [];
  await page.route("**/graphql", async (route) => {
    const { operationName, query } = route.request().postDataJSON() as {
      operationName: string;
      query: string;
    };
    const errors = validate(specifiedSchema, parse(query));
    if (errors.length > 0) {
      expectOnConsole(new RegExp(`^${operationName} was refused`, "u"));
      return route.fulfill({ status: 400, json: { errors } });
    }
    executed.push(operationName);
    return route.continue();
  });
  return executed;
}
