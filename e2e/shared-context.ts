import type { Browser, BrowserContext, Page } from "@playwright/test";

/**
 * The browser context, with one page, that the tests of one Playwright worker share. A new context costs a test more than
 * a second of processor time: Chromium starts a renderer process and reads, compiles and runs the code of the site for the
 * first time. After each test everything that it may have left behind is removed. If something cannot be removed, or if
 * the test failed, the next test gets a new context.
 */
export class SharedContext {
  readonly #browser: Browser;
  /** Origin of the shop: storage of other origins is not emptied, so a visit there ends the context. */
  readonly #origin: string;
  #context: BrowserContext | undefined;
  #isStained = false;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** A context without cookies, storage and history. Call it within a test, so that the options of the tests apply. */
  async take(): Promise<BrowserContext> {
    if (this.#context !== undefined) return this.#context;
    const context = await this.#browser.newContext();
    this.#context = context;
    this.#isStained = false;
    this.#watch(context, await context.newPage());
    return context;
  }

  /** Call it after the test. */
  async giveBack(hasPassed: boolean): Promise<void> {
    const context = this.#context;
    const [page, ...others] = context?.pages() ?? [];
    if (context === undefined) return;
    if (hasPassed && !this.#isStained && page !== undefined) {
      await Promise.all(others.map((other) => other.close()));
      if (await clean(context, page, this.#origin)) return;
    }
    await this.discard();
  }

  async discard(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Notes calls and events whose effects cannot be removed. */
  #watch(context: BrowserContext, page: Page): void {
    const stain = () => {
      this.#isStained = true;
    };
    page.on("close", stain);
    page.on("crash", stain);
    context.on("request", (request) => {
      if (request.isNavigationRequest() && !request.url().startsWith(`${this.#origin}/`)) stain();
    });
    noteCalls(context, ["addInitScript", "exposeBinding", "exposeFunction", "route"], stain);
    noteCalls(context, ["grantPermissions", "setExtraHTTPHeaders", "setOffline"], stain);
    noteCalls(page, ["addInitScript", "exposeBinding", "exposeFunction", "on"], stain);
    noteCalls(page.clock, ["install", "pauseAt", "setFixedTime", "setSystemTime"], stain);
  }
}

function noteCalls<T extends object>(
  object: T,
  names: readonly (keyof T & string)[],
  note: () => void,
): void {
  for (const name of names) {
    const call = object[name] as (...args: unknown[]) => unknown;
    const noted = (...args: unknown[]) => {
      note();
      return call.apply(object, args);
    };
    Object.assign(object, { [name]: noted });
  }
}

/**
 * Removes what a test left behind, or returns false if that is not possible. The document stays, without work, until the next
 * test visits a page: a blank one would end the renderer process.
 */
async function clean(context: BrowserContext, page: Page, origin: string): Promise<boolean> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (page.url() !== "about:blank" && !(await page.evaluate(halt, origin))) return false;
  await context.clearCookies();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Page.resetNavigationHistory");
  await devTools.detach();
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  // Outside of the page, so that nothing is hovered over.
  await page.mouse.move(-1, -1);
  return true;
}

/** Runs in the page: ends its work and empties its storage. Returns false if it has no storage of the origin. */
function halt(origin: string): boolean {
  if (self.origin !== origin) return false;
  // Without these, the page could store something or send a request before it is left.
  Storage.prototype.setItem = () => undefined;
  for (let id = Number(setTimeout(() => undefined)); id > 0; id -= 1) clearTimeout(id);
  for (let id = requestIdleCallback(() => undefined); id > 0; id -= 1) cancelIdleCallback(id);
  // As if it were left: otherwise it would reload itself where code was on its way, in the midst of the next test's visit. A page counts
  // as staying after half a minute, and the next test that uses this one may come later.
  performance.now = () => 0;
  dispatchEvent(new Event("beforeunload"));
  stop();
  sessionStorage.clear();
  localStorage.clear();
  // A visit to the address at which the test ended would otherwise be a reload, which keeps the state of the history entry. The
  // method of the prototype does not tell the site, which would show another page.
  History.prototype.replaceState.call(history, null, "", "/left");
  return true;
}
