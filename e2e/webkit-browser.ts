import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import type { WebKitPrograms } from "#scripts/find-engines.ts";
import { freePort } from "#server/testing/free-port.ts";
import type { EngineElement, EnginePage, WindowSize } from "./engine-page.ts";

/** WebKit with its WebDriver, for the tests of one worker. */
export interface WebKitBrowser extends AsyncDisposable {
  /** Opens a window without cookies and storage. */
  readonly open: (size: WindowSize) => Promise<EnginePage & AsyncDisposable>;
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** Starts WebKit's WebDriver, on Linux on a display that nobody sees. */
export async function startWebKit(programs: WebKitPrograms): Promise<WebKitBrowser> {
  await using started = new AsyncDisposableStack();
  const display =
    programs.display === undefined ? undefined : await startDisplay(programs.display, started);
  const port = await freePort();
  const env = display === undefined ? process.env : { ...process.env, DISPLAY: display };
  const driver = spawn(programs.driver, [`--port=${String(port)}`], { env, stdio: "ignore" });
  started.defer(() => stop(driver));
  const server = `http://127.0.0.1:${String(port)}`;
  await untilReady(server);
  const running = started.move();
  return {
    open: (size) => openWindow(server, programs.browser, size),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Returns the name of a new display. */
async function startDisplay(program: string, started: AsyncDisposableStack): Promise<string> {
  const args = ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  started.defer(() => stop(server));
  const lines = createInterface({ input: server.stdout });
  const [number] = (await once(lines, "line")) as [string];
  return `:${number}`;
}

async function openWindow(
  server: string,
  binary: string | undefined,
  size: WindowSize,
): Promise<EnginePage & AsyncDisposable> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      binary === undefined
        ? { browserName: "safari" }
        : {
            browserName: "MiniBrowser",
            // In full screen the window has no toolbar, which would keep it from being as narrow as a phone.
            "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] },
          },
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return { ...pageOf(driver), [Symbol.asyncDispose]: () => driver.quit() };
}

function pageOf(driver: WebDriver): EnginePage {
  const run = <Result>(work: unknown, args: readonly unknown[]) =>
    driver.executeScript<Result>(`return (${String(work)})(...arguments)`, ...args);
  return {
    visit: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    run: (work, ...args) => run(work, args),
    find: async (work, ...args) => {
      const element = await run<WebElement | null>(work, args);
      return element === null ? undefined : elementOf(element);
    },
    inject: (script) => driver.executeScript(script),
    type: (text) => driver.actions().sendKeys(text).perform(),
    hit: (key) => driver.actions().sendKeys(keys[key]).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
  };
}

function elementOf(element: WebElement): EngineElement {
  const options = async () => {
    const all = await element.findElements(By.css("option"));
    const texts = await Promise.all(all.map((each) => each.getProperty("text")));
    return all.map((option, index) => ({ option, text: String(texts[index]) }));
  };
  return {
    press: () => element.click(),
    choose: async (wanted) => {
      const chosen = (await options()).find(({ text }) => text.startsWith(wanted));
      await chosen?.option.click();
      return chosen !== undefined;
    },
    pickFile: (path) => element.sendKeys(path),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

async function untilReady(server: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${server}/status`);
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
