import { expect } from "@playwright/test";
import { enginesNotFound } from "#scripts/browsers.ts";
import { phone } from "./engine-page.ts";
import { test } from "./engine-test.ts";
import { faultsOfEveryPage } from "./every-page.ts";
import { test as chromiumTest } from "./visit.ts";

// All engines in one file, which is not among the last ones: each of these tests is longer than any other.

// Hundreds of looks, which take their time on a busy machine.
test.describe.configure({ timeout: 900_000 });

const promise =
  "every page of the site and of the desk fits, and what is on it can be read, reached and pressed";

chromiumTest(`${promise}, and says nothing on the console`, async ({ page, expectOnConsole }) => {
  // The unknown address.
  expectOnConsole(/Failed to load resource: .*404/u);
  // A browser without windows has no screen.
  expectOnConsole(/^the screen cannot be kept on NotAllowedError/u);
  const faults = await faultsOfEveryPage({
    visit: async (address) => void (await page.goto(address)),
    run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
    resize: (size) => page.setViewportSize(size),
  });
  expect(faults).toEqual([]);
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
