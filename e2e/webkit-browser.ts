import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import type { WebKitPrograms } from "#scripts/browsers.ts";
import { freePort } from "#server/testing/free-port.ts";
import type { EngineElement, EnginePage, WindowSize } from "./engine-page.ts";

/** WebKit's WebDriver left a command without an answer. It was seen once in several hundred windows, and is of no use afterward. */
export class SilentDriver extends Error {}

/** How long WebKit may take for one command, in milliseconds. Two seconds are a lot. */
const longestCommand = 45_000;

/** There is no graphics card, and imitating one takes processor time. What is drawn is the same. */
const drawsPlainly = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };
/** Half of the processor time again; the window gives no picture then. */
const drawsNothing = { ...drawsPlainly, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/**
 * Opens a window of WebKit without cookies and storage, on Linux on a display that nobody sees. Unless it `isDrawn` it gives no picture. It
 * may reject with `SilentDriver`, as everything in the window may.
 */
export async function openWebKit(
  programs: WebKitPrograms,
  size: WindowSize,
  isDrawn = true,
): Promise<EnginePage & AsyncDisposable> {
  await using started = new AsyncDisposableStack();
  const display =
    programs.display === undefined ? undefined : await startDisplay(programs.display, started);
  const port = await freePort();
  const draws = isDrawn ? drawsPlainly : drawsNothing;
  const env = display === undefined ? process.env : { ...process.env, ...draws, DISPLAY: display };
  const child = spawn(programs.driver, [`--port=${String(port)}`], { env, stdio: "ignore" });
  // A silent driver may not hear SIGTERM.
  started.defer(() => stop(child, "SIGKILL"));
  const server = `http://127.0.0.1:${String(port)}`;
  await untilReady(server);
  const page = await openWindow(server, programs.browser, size, started);
  const running = started.move();
  return { ...page, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** Returns the name of a new display. */
async function startDisplay(program: string, started: AsyncDisposableStack): Promise<string> {
  const args = ["-displayfd", "1", "-screen", "0", "1400x3200x24", "-nolisten", "tcp"];
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  started.defer(() => stop(server, "SIGTERM"));
  const lines = createInterface({ input: server.stdout });
  const [number] = (await once(lines, "line")) as [string];
  return `:${number}`;
}

async function openWindow(
  server: string,
  binary: string | undefined,
  size: WindowSize,
  started: AsyncDisposableStack,
): Promise<EnginePage> {
  const session = new Builder()
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
  const driver = await answered("newSession", session);
  const executor = driver.getExecutor();
  const execute = executor.execute.bind(executor);
  let isSilent = false;
  executor.execute = async (command) => {
    try {
      return await answered(command.getName(), execute(command) as Promise<unknown>);
    } catch (error) {
      isSilent ||= error instanceof SilentDriver;
      throw error;
    }
  };
  started.defer(async () => {
    if (!isSilent) await driver.quit();
  });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return pageOf(driver);
}

/** The answer to a command, or `SilentDriver` if there is none. */
async function answered<Answer>(command: string, answer: PromiseLike<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentDriver(command)), longestCommand);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
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
    resize: async (size) =>
      void (await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })),
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

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
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
