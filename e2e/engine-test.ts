import { writeFile } from "node:fs/promises";
import { findFirefox, findWebKit } from "#scripts/find-engines.ts";
import type { EnginePage, WindowSize } from "./engine-page.ts";
import { type FirefoxWindow, openFirefox } from "./firefox-browser.ts";
import { test as shopTest } from "./shop.ts";
import { startWebKit, type WebKitBrowser } from "./webkit-browser.ts";

interface Engines {
  /** Opens a window of WebKit without cookies and storage, until the test ends. */
  readonly openWebKit: (size: WindowSize) => Promise<EnginePage>;
  /** The same of Firefox. */
  readonly openFirefox: (size: WindowSize) => Promise<FirefoxWindow>;
}

/** The test of a shop in WebKit or Firefox. playwright.config.ts leaves out what this machine has no engine for. */
export const test = shopTest.extend<Engines, { readonly webKit: WebKitBrowser }>({
  webKit: [
    async ({}, use) => {
      const programs = findWebKit();
      if (programs === undefined) throw new Error("no WebKit was found");
      await using webKit = await startWebKit(programs);
      await use(webKit);
    },
    { scope: "worker" },
  ],

  openWebKit: async ({ webKit }, use, testInfo) => {
    await using windows = new AsyncDisposableStack();
    const opened: EnginePage[] = [];
    await use(async (size) => {
      const page = windows.use(await webKit.open(size));
      opened.push(page);
      return page;
    });
    await attachPictures(opened, testInfo);
  },

  openFirefox: async ({}, use, testInfo) => {
    const program = findFirefox();
    if (program === undefined) throw new Error("no Firefox was found");
    await using windows = new AsyncDisposableStack();
    const opened: EnginePage[] = [];
    await use(async (size) => {
      const page = windows.use(await openFirefox(program, size));
      opened.push(page);
      return page;
    });
    await attachPictures(opened, testInfo);
  },
});

/** Keeps what a failed test saw last, beside Playwright's own results. */
async function attachPictures(
  pages: readonly EnginePage[],
  testInfo: ReturnType<typeof test.info>,
): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const [index, page] of pages.entries())
    await writeFile(testInfo.outputPath(`window-${String(index + 1)}.png`), await page.picture());
}
