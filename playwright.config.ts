import { defineConfig } from "@playwright/test";
import {
  chromiumSwitches,
  enginesNotFound,
  findChromium,
  findChromiumWithoutWindows,
} from "#scripts/browsers.ts";

const executablePath = findChromiumWithoutWindows() ?? findChromium();

/**
 * End-to-end tests: the browsers of this machine against real servers, one per worker (e2e/shop.ts). They need `npm run build`. Tests
 * of other engines than Chromium have its name in front.
 */
export default defineConfig({
  testDir: "e2e",
  // `npm test` says which engines were not tried.
  testIgnore: enginesNotFound().map((engine) => `**/${engine.toLowerCase()}{-*.spec,.pictures}.ts`),
  outputDir: "test-results",
  // Two more than processors, because tests also wait: after a dialog closes, the site ignores presses for half a second.
  workers: 4,
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  // Generous, because no test is about speed and the machine may be busy: limits only end what hangs.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  // What is built runs as it is.
  build: { external: ["**/dist/**"] },
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  use: {
    browserName: "chromium",
    locale: "he-IL",
    timezoneId: "Asia/Jerusalem",
    // Most tests watch and change the network. Tests of the service worker allow it.
    serviceWorkers: "block",
    // A trace costs a quarter of a test's time, even if it is thrown away: docs/testing.md says how to run with one.
    trace: "off",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // A page is open for seconds: compiling its code a second and third time takes more of them than it gives back.
      args: [...chromiumSwitches, "--js-flags=--no-maglev --no-turbofan"],
    },
  },
});
