import { writeFile } from "node:fs/promises";
import { findFirefox, findWebKit } from "#scripts/browsers.ts";
import type { EnginePage, WindowSize } from "./engine-page.ts";
import { type FirefoxWindow, openFirefox } from "./firefox-browser.ts";
import { test as shopTest } from "./shop.ts";
import { openWebKit, SilentDriver } from "./webkit-browser.ts";

interface Engines {
  /**
   * Runs a walk in a window of WebKit without cookies and storage. If the driver falls silent, the walk is done once more in another
   * WebKit, as attempt 2. Whatever else fails is not repeated. A window that is not drawn gives no picture.
   */
  readonly inWebKit: (
    size: WindowSize,
    walk: (page: EnginePage, attempt: number) => Promise<void>,
    options?: { readonly isDrawn: boolean },
  ) => Promise<void>;
  /** Opens a window of Firefox without cookies and storage, until the test ends. */
  readonly openFirefox: (size: WindowSize) => Promise<FirefoxWindow>;
}

/** The test of a shop in WebKit or Firefox. playwright.config.ts leaves out what this machine has no engine for. */
export const test = shopTest.extend<Engines>({
  inWebKit: async ({}, use, testInfo) => {
    const programs = findWebKit();
    if (programs === undefined) throw new Error("no WebKit was found");
    await use(async (size, walk, { isDrawn } = { isDrawn: true }) => {
      const attempted = async (attempt: number) => {
        await using page = await openWebKit(programs, size, isDrawn);
        try {
          await walk(page, attempt);
        } catch (error) {
          if (isDrawn && !(error instanceof SilentDriver))
            await keepPicture(page, testInfo, attempt);
          throw error;
        }
      };
      try {
        await attempted(1);
      } catch (error) {
        if (!(error instanceof SilentDriver)) throw error;
        process.stderr.write(`WebKit did not answer '${error.message}': ${testInfo.title}\n`);
        await attempted(2);
      }
    });
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
    if (testInfo.status === testInfo.expectedStatus) return;
    for (const [index, page] of opened.entries()) await keepPicture(page, testInfo, index + 1);
  },
});

/** Keeps what a failed test saw last, beside Playwright's own results. */
async function keepPicture(
  page: EnginePage,
  testInfo: ReturnType<typeof test.info>,
  number: number,
): Promise<void> {
  await writeFile(testInfo.outputPath(`window-${String(number)}.png`), await page.picture());
}
