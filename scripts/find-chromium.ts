import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Features that Playwright turns off too, because Chromium reads the last `--disable-features` only: Playwright's comes
 * first. Those of other browsers and other systems are left out.
 */
const featuresOffInPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // A process that waits for the next page: most tests have but one.
  "SpareRendererForSitePerProcess",
];

/** The address bar's own pages: nobody sees them here, and they are most of what a new page costs in processor time. */
const pagesOfAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** Switches of every Chromium that tests or measures: it runs in containers and sends requests to the shop only. */
export const chromiumSwitches: readonly string[] = [
  // Chromium's sandbox needs rights that root in a container does not have.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As with windows. Without them Chromium would fit letters to pixels, which changes the width of a line.
  "--font-render-hinting=none",
  `--disable-features=${[...featuresOffInPlaywright, ...pagesOfAddressBar].join(",")}`,
];

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Path of a Chromium that runs on this machine: the value of CHROMIUM_PATH, unchecked; otherwise one on the PATH or
 * Playwright's own. Undefined if there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"] ?? "";
  if (named !== "") return named;
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, chromium.executablePath()].find(runs);
}

/**
 * The same Chromium without the code of its windows, in which tests take a fifth less processor time and which shows no notifications:
 * Debian's package of it, or the value of CHROMIUM_PATH. Undefined if there is neither.
 */
export function findChromiumWithoutWindows(): string | undefined {
  const named = process.env["CHROMIUM_PATH"] ?? "";
  return [named, "/usr/bin/chromium-headless-shell"].find((path) => path !== "" && runs(path));
}

/** Ubuntu's package has a command without a browser behind it, so an existing file is not enough. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
