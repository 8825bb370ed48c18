import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { test } from "./visit.ts";

const built = fileURLToPath(new URL("../dist", import.meta.url));

test("the built site does not contain the look page", async ({
  customer,
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource: .*404/u);
  await customer.visits("/look");
  await expect(customer.heading(customer.words.unknownPage.text)).toBeVisible();
  expect((await page.request.get("/look")).status()).toBe(404);

  const files = globSync("{site,server}/**/*.{js,css,html,json}", { cwd: built });
  expect(files.length).toBeGreaterThan(20);
  const traces = ["look-page", "site/look", "data-look", "data-scheme", "Beet kubbeh soup"];
  const found = files.flatMap((file) => {
    const text = readFileSync(`${built}/${file}`, "utf8");
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${file}`);
  });
  expect(found).toEqual([]);
});
