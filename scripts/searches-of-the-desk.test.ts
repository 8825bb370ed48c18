import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where each search of the desk compares, and by what. A query, or a call, is searched by the server, see `server/seller/reads/find-orders.test.ts`. */
const searches: Readonly<Record<string, readonly [file: string, by: string]>> = {
  "desk/features/all-weeks/all-weeks-page.tsx": ["", '"findOrders"'],
  "desk/features/edit-order/add-dish.tsx": [
    "desk/features/edit-order/order-menu.ts",
    "wordSearch(",
  ],
  "desk/features/handing-over/handing-over-page.tsx": ["", "searchOrders("],
  "desk/features/menu/limit-form.tsx": ["", "wordSearch("],
  "desk/features/menu/menu-page.tsx": ["", "wordSearch("],
  "desk/features/money/open-orders.tsx": ["", "searchOrders("],
  "desk/features/order/orders-head.tsx": [
    "desk/features/order/use-found-orders.ts",
    "searchOrders(",
  ],
  "desk/parts/order/people-search.tsx": ["", '"customers"'],
};

test("every search of the desk compares by the one rule for words, and none has a rule of its own", () => {
  const pages = globSync("desk/**/*.tsx").filter((file) =>
    readFileSync(file, "utf8").includes("<SearchField"),
  );
  expect(pages.toSorted()).toEqual(Object.keys(searches));
  for (const [page, [file, by]] of Object.entries(searches))
    expect([page, readFileSync(file || page, "utf8").includes(by)]).toEqual([page, true]);
  const comparing = ["domain/language/word-search.ts", "domain/order-log/search-orders.ts"];
  for (const file of comparing) expect(readFileSync(file, "utf8")).toContain("hasSoughtWords(");
});
