import { expect } from "@playwright/test";
import { enginesNotFound } from "#scripts/browsers.ts";
import { phone } from "./engine-page.ts";
import { test } from "./engine-test.ts";
import { faultsOfEveryPage } from "./every-page.ts";

// All engines in one file, which is not among the last ones: each of these tests is longer than any other.

// Hundreds of looks, which take their time on a busy machine.
test.describe.configure({ timeout: 900_000 });

const promise =
  "every page of the site and of the desk fits, and what is on it can be read, reached and pressed";

test(promise, async ({ browser }) => {
  const page = await browser.newPage();
  const faults = await faultsOfEveryPage({
    visit: async (address) => void (await page.goto(address)),
    run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
    resize: (size) => page.setViewportSize(size),
  });
  expect(faults).toEqual([]);
  await page.close();
});

if (!enginesNotFound().includes("WebKit"))
  test(`WebKit: ${promise}`, ({ inWebKit }) =>
    inWebKit(
      phone,
      async (page) => {
        expect(await faultsOfEveryPage(page)).toEqual([]);
      },
      { isDrawn: false },
    ));

if (!enginesNotFound().includes("Firefox"))
  test(`Firefox: ${promise}`, async ({ openFirefox }) => {
    expect(await faultsOfEveryPage(await openFirefox(phone))).toEqual([]);
  });
