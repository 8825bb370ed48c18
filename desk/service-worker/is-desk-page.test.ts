import { expect, test } from "vitest";
import { isDeskPage } from "./is-desk-page.ts";

test("every address of the desk is its page, but not its API and its files", () => {
  const pages = [
    "/desk",
    "/desk/",
    "/desk/orders",
    "/desk/orders/730512037",
    "/desk/paper/slips",
    "/desk/sign-in",
  ];
  const others = [
    "/",
    "/desktop",
    "/cart",
    "/desk/graphql",
    "/desk/calls",
    "/desk/service-worker.js",
    "/desk/manifest.webmanifest",
    "/desk/assets/index-a1b2.js",
  ];
  expect(pages.filter((path) => !isDeskPage(path))).toEqual([]);
  expect(others.filter((path) => isDeskPage(path))).toEqual([]);
});
