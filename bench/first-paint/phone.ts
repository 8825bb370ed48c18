import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from "@playwright/test";
import { chromiumSwitches } from "#scripts/chromium-switches.ts";
import { findChromium } from "#scripts/find-chromium.ts";
import { type Told, watchPage } from "./watch-page.ts";

/** A slow phone on a slow line. */
const conditions = {
  roundTripMs: 150,
  downloadKbps: 1_600,
  uploadKbps: 750,
  cpuSlowdown: 4,
  viewport: { width: 360, height: 740 },
  pixelRatio: 2,
} as const;

/** A browser with nothing kept, for one visitor. */
export interface Visitor {
  readonly address: string;
  readonly language: string;
  /** What session storage holds under 'order'; none for an empty cart. */
  readonly cart?: string | undefined;
}

/** Longer than anything here takes, even on a machine that does other things too. */
const patienceMs = 90_000;

/** A tab that was opened on a page which is on its way. */
export interface Tab {
  readonly page: Page;
  /** When the page told of an event. Rejects where it does not within `waitMs`. */
  readonly told: <E extends Told["event"]>(
    event: E,
    waitMs?: number,
  ) => Promise<Extract<Told, { event: E }>>;
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("there is no Chromium on this machine");
  return chromium.launch({
    executablePath,
    args: [...chromiumSwitches],
  });
}

/** A new profile of the browser: nothing in its cache. */
export async function openProfile(
  browser: Browser,
  { address, language }: Visitor,
  hasScripts = true,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    deviceScaleFactor: conditions.pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: "he-IL",
    timezoneId: "Asia/Jerusalem",
    javaScriptEnabled: hasScripts,
  });
  if (language !== "he")
    await context.addCookies([{ name: "language", value: language, url: address }]);
  return context;
}

interface TabOptions {
  readonly path?: string;
  readonly isSlow?: boolean;
  /** Called before the navigation begins. */
  readonly prepare?: ((client: CDPSession) => Promise<void>) | undefined;
}

/** Opens a tab and sends it to `path`, without waiting for it. `isSlow` is the phone and line of `conditions`, otherwise those of this machine. */
export async function openTab(
  context: BrowserContext,
  { address, cart }: Visitor,
  { path = "/", isSlow = true, prepare = async () => undefined }: TabOptions = {},
): Promise<Tab> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const waiting = new Map<string, PromiseWithResolvers<Told>>();
  const awaited = (event: string) => {
    const known = waiting.get(event) ?? Promise.withResolvers<Told>();
    waiting.set(event, known);
    return known;
  };
  client.on("Runtime.bindingCalled", ({ name, payload }) => {
    if (name !== "tellBench") return;
    const told = JSON.parse(payload) as Told;
    awaited(told.event).resolve(told);
  });
  await client.send("Runtime.enable");
  await client.send("Runtime.addBinding", { name: "tellBench" });
  await page.addInitScript(watchPage);
  if (cart !== undefined)
    await page.addInitScript((text) => sessionStorage.setItem("order", text), cart);
  if (isSlow) await slowDown(client);
  await prepare(client);
  await page.goto(`${address}${path}`, { waitUntil: "commit" });
  return {
    page,
    told: async (event, waitMs = patienceMs) => {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(
          () => reject(new Error(`${page.url()} did not tell of: ${event}`)),
          waitMs,
        ).unref();
      });
      return (await Promise.race([awaited(event).promise, late])) as never;
    },
  };
}

async function slowDown(client: CDPSession): Promise<void> {
  const bytesPerSecond = (kbps: number) => (kbps * 1_000) / 8;
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: bytesPerSecond(conditions.downloadKbps),
    uploadThroughput: bytesPerSecond(conditions.uploadKbps),
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: conditions.cpuSlowdown });
}

/** Fulfilled once the page has asked for nothing for a while. */
export async function isQuiet(page: Page, quietMs = 800): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (;;) {
    const asked = page.waitForEvent("request", { timeout: quietMs }).then(
      () => true,
      () => false,
    );
    if (!(await asked)) return;
    await page.waitForLoadState("networkidle");
  }
}
