import type { Browser, CDPSession, Locator, Page } from "@playwright/test";

/** How many times slower the browser computes than this machine could: a cheap phone. */
const slowdown = 4;

/** A phone with one page open, held by a customer who reads Hebrew. */
export class Phone implements AsyncDisposable {
  readonly page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.#devtools = devtools;
  }

  /** A phone that has never been to the shop. */
  static async unpack(browser: Browser): Promise<Phone> {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: "he-IL",
      timezoneId: "Asia/Jerusalem",
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    return new Phone(page, devtools);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.context().close();
  }

  /** Opens the menu. Fulfilled when it does what is pressed. */
  async visit(address: string): Promise<void> {
    await this.page.goto(address, { timeout: 120_000 });
    await this.page.waitForFunction(
      () => {
        const [last] = [...document.querySelectorAll("#menu-area li h3")].slice(-1);
        return last !== undefined && Object.keys(last).some((key) => key.startsWith("__react"));
      },
      undefined,
      { polling: 100, timeout: 120_000 },
    );
    await this.settle();
  }

  /** Does something at a phone's speed. Only that: a browser that is slowed down keeps a processor busy with nothing. */
  async slowly<Result>(act: () => Promise<Result>): Promise<Result> {
    await this.#devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    try {
      return await act();
    } finally {
      await this.#devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
  }

  /**
   * Milliseconds that a phone's main thread would have worked so far, with anything at all: this one's own time of the
   * processor, made as much longer as a phone is slower. Slowing the browser down itself would count along whatever else
   * the machine does.
   */
  async worked(): Promise<number> {
    const { metrics } = await this.#devtools.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value;
    if (seconds === undefined) throw new Error("the browser does not say what it did");
    return seconds * 1000 * slowdown;
  }

  /** Milliseconds of a phone's main thread for an act, until it is drawn and nothing is left to do. */
  async workOf(act: () => Promise<void>): Promise<number> {
    await this.settle();
    const before = await this.worked();
    await act();
    await this.settle();
    return (await this.worked()) - before;
  }

  /** The work of a press with a finger. */
  async workOfPressing(button: Locator): Promise<number> {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (box === null) throw new Error(`there is nothing to press: ${button.toString()}`);
    const { x, y, width, height } = box;
    return this.workOf(() => this.page.touchscreen.tap(x + width / 2, y + height / 2));
  }

  /** Waits until two frames are drawn and the main thread has nothing to do. */
  private async settle(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => requestIdleCallback(() => resolve())),
          );
        }),
    );
  }
}
