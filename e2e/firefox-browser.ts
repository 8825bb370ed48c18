import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import type { EngineElement, EnginePage, WindowSize } from "./engine-page.ts";

/** A window of Firefox. */
export interface FirefoxWindow extends EnginePage, AsyncDisposable {
  readonly setOffline: (isOffline: boolean) => Promise<void>;
  /** The page as its own Print would save it, with the sizes of paper that its styles name. */
  readonly print: () => Promise<Buffer>;
}

/** Starts Firefox with a profile of its own. It has one tab, because WebDriver BiDi gives the focus to one. */
export async function openFirefox(
  executablePath: string,
  size: WindowSize,
): Promise<FirefoxWindow> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    networkEnabled: false,
    executablePath,
    extraPrefsFirefox: { "intl.accept_languages": "he-IL, he" },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  // The test's own limit ends what hangs.
  page.setDefaultNavigationTimeout(0);
  return {
    ...pageOf(page),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true })),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

function pageOf(page: Page): EnginePage {
  return {
    visit: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: (work, ...args) => page.evaluate(work as unknown as (...all: unknown[]) => never, ...args),
    find: async (work, ...args) => {
      const handle = await page.evaluateHandle(
        work as unknown as (...all: unknown[]) => unknown,
        ...args,
      );
      const element = handle.asElement();
      return element === null ? undefined : elementOf(element as ElementHandle);
    },
    inject: async (script) => void (await page.evaluate(script)),
    type: (text) => page.keyboard.type(text),
    hit: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    resize: (size) => page.setViewport(size),
  };
}

function elementOf(element: ElementHandle): EngineElement {
  return {
    press: () => element.click(),
    choose: async (wanted) => {
      const value = await element.evaluate(
        (select, text) =>
          [...(select as HTMLSelectElement).options].find((each) => each.text.startsWith(text))
            ?.value,
        wanted,
      );
      if (value !== undefined) await element.select(value);
      return value !== undefined;
    },
    pickFile: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
  };
}
