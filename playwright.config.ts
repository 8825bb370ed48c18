import { defineConfig } from "@playwright/test";
import { chromiumSwitches } from "./scripts/chromium-switches.ts";
import { findChromium } from "./scripts/find-chromium.ts";

const executablePath = findChromium();

/** End to end: a Chromium of this machine against real servers, one for each worker (e2e/shop.ts). `npm run build` comes first. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  // For machines that do much else meanwhile: no test is about speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  use: {
    browserName: "chromium",
    locale: "he-IL",
    timezoneId: "Asia/Jerusalem",
    // The network is what most tests watch and change. Where it is the worker's turn, the test says so.
    serviceWorkers: "block",
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...chromiumSwitches],
    },
  },
});
