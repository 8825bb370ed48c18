import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from "@playwright/test";
import { chromiumSwitches, findChromium } from "#scripts/browsers.ts";
import { type PageReport, watchPage } from "./watch-page.ts";

/** A cheap phone on a slow mobile connection. */
const conditions = {
  roundTripMs: 150,
  downloadKbps: 1_600,
  uploadKbps: 750,
  cpuSlowdown: 4,
  viewport: { width: 360, height: 740 },
  pixelRatio: 2,
} as const;

export interface Visitor {
  /** The origin that is visited. */
  readonly address: string;
  readonly language: string;
}

/** Longer than any event takes, even on a loaded machine. */
const longestWaitMs = 90_000;

/** A tab that is loading a page. */
export interface Tab {
  readonly page: Page;
  /** Waits until the page reports an event. Rejects after `waitMs`. */
  readonly reported: <E extends PageReport["event"]>(
    event: E,
    waitMs?: number,
  ) => Promise<Extract<PageReport, { event: E }>>;
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("there is no Chromium on this machine");
  return chromium.launch({
    executablePath,
    args: [...chromiumSwitches],
  });
}

/** Opens a new browser profile with an empty cache. */
export async function openProfile(
  browser: Browser,
  { address, language }: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    deviceScaleFactor: conditions.pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: "he-IL",
    timezoneId: "Asia/Jerusalem",
  });
  if (language !== "he")
    await context.addCookies([{ name: "language", value: language, url: address }]);
  return context;
}

/**
 * Opens a tab and starts loading the menu, without waiting for it. `isSlow` applies the processor and network of `conditions`;
 * otherwise those of this machine are used.
 */
export async function openTab(
  context: BrowserContext,
  { address }: Visitor,
  { isSlow = true }: { readonly isSlow?: boolean } = {},
): Promise<Tab> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const waiting = new Map<string, PromiseWithResolvers<PageReport>>();
  const awaited = (event: string) => {
    const known = waiting.get(event) ?? Promise.withResolvers<PageReport>();
    waiting.set(event, known);
    return known;
  };
  client.on("Runtime.bindingCalled", ({ name, payload }) => {
    if (name !== "reportToBench") return;
    const report = JSON.parse(payload) as PageReport;
    awaited(report.event).resolve(report);
  });
  await client.send("Runtime.enable");
  await client.send("Runtime.addBinding", { name: "reportToBench" });
  await page.addInitScript(watchPage);
  if (isSlow) await slowDown(client);
  await page.goto(`${address}/`, { waitUntil: "commit" });
  return {
    page,
    reported: async (event, waitMs = longestWaitMs) => {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(
          () => reject(new Error(`${page.url()} did not report: ${event}`)),
          waitMs,
        ).unref();
      });
      return (await Promise.race([awaited(event).promise, late])) as never;
    },
  };
}

/** Gives a page the processor and the network of `conditions`. */
export async function slowDown(client: CDPSession): Promise<void> {
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

/** Waits until the page has sent no request for 800 ms. */
export async function isQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (;;) {
    const asked = page.waitForEvent("request", { timeout: 800 }).then(
      () => true,
      () => false,
    );
    if (!(await asked)) return;
    await page.waitForLoadState("networkidle");
  }
}
