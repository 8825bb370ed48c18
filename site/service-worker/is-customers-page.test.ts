import { expect, test } from "vitest";
import { isCustomersPage } from "./is-customers-page.ts";

test.each(["/", "/cart", "/about", "/desks", "/orders", "/my-orders", "/unknown"])(
  "%s is a page of the site",
  (path) => {
    expect(isCustomersPage(path)).toBe(true);
  },
);

test.each([
  "/desk",
  "/desk/",
  "/desk/sign-in",
  "/desk/orders/123456789",
  "/desk/assets/entry.js",
  "/assets/icon-192.png",
  "/webImages/soup.jpg",
  "/order/123456789/0hqJ4cGxkBVK7yTzq9eQwA",
  "/order/",
  "/graphql",
  "/address",
  "/health",
  "/ready",
])("the service worker of the site never answers for %s", (path) => {
  expect(isCustomersPage(path)).toBe(false);
});
