import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runTool } from "./run-tool.ts";

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
  return [...names.flatMap(placesOf), chromium.executablePath()].find(runs);
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

/** The programs with which tests drive WebKit. Only on Linux is there a browser to name, and a display to make. */
export interface WebKitPrograms {
  /** A WebDriver server. */
  readonly driver: string;
  readonly browser?: string;
  /** A display that nobody sees. */
  readonly display?: string;
}

/** Where Debian has the browser that comes with WebKitGTK. */
const miniBrowsers = ["x86_64", "aarch64"].flatMap((machine) =>
  ["4.1", "6.0", "4.0"].map(
    (version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
);

/** WebKit of this machine: Debian's WebKitGTK, on macOS Safari. Undefined if there is none. */
export function findWebKit(): WebKitPrograms | undefined {
  if (process.platform === "darwin") {
    const driver = onPath("safaridriver");
    return driver === undefined ? undefined : { driver };
  }
  const driver = onPath("WebKitWebDriver");
  const display = onPath("Xvfb");
  const browser = miniBrowsers.find((path) => existsSync(path));
  if (driver === undefined || display === undefined || browser === undefined) return undefined;
  return { driver, browser, display };
}

/** Path of a Firefox of this machine: the value of FIREFOX_PATH, unchecked; otherwise one on the PATH or that of macOS. */
export function findFirefox(): string | undefined {
  const named = process.env["FIREFOX_PATH"] ?? "";
  if (named !== "") return named;
  const ofMac = "/Applications/Firefox.app/Contents/MacOS/firefox";
  return onPath("firefox-esr") ?? onPath("firefox") ?? (existsSync(ofMac) ? ofMac : undefined);
}

/** The engines beside Chromium that this machine does not have, so that their tests do not run. */
export function enginesNotFound(): readonly string[] {
  return [
    ...(findWebKit() === undefined ? ["WebKit"] : []),
    ...(findFirefox() === undefined ? ["Firefox"] : []),
  ];
}

function onPath(name: string): string | undefined {
  return placesOf(name).find((path) => existsSync(path));
}

/** Where a command may be. */
function placesOf(name: string): readonly string[] {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, name));
}

/** What tests need of the machine. */
interface Browser {
  readonly name: string;
  readonly find: () => unknown;
  /** Debian's packages. */
  readonly packages: readonly string[];
}

/** Hebrew and Latin. With other typefaces lines break elsewhere, and without any browsers draw boxes. */
const typefacesOfAndroid = ["Noto Sans Hebrew", "Roboto"];

function hasTypeface(family: string): boolean {
  return (spawnSync("fc-list", [family], { encoding: "utf8" }).stdout ?? "").trim() !== "";
}

const browsers: readonly Browser[] = [
  {
    name: "Chromium",
    find: findChromium,
    packages: ["chromium"],
  },
  {
    name: "Chromium without windows",
    find: findChromiumWithoutWindows,
    packages: ["chromium-headless-shell"],
  },
  { name: "WebKit", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  {
    name: "typefaces of Android phones",
    find: () => process.platform !== "linux" || typefacesOfAndroid.every(hasTypeface) || undefined,
    packages: ["fontconfig", "fonts-noto-core", "fonts-roboto-unhinted"],
  },
];

/**
 * Installs the browsers and typefaces that are not found, and prints that it does: Debian's packages as root, otherwise Playwright's Chromium.
 * Returns false if there is no Chromium afterward. The tests of the other engines are left out where there is none.
 */
export async function ensureBrowsers(): Promise<boolean> {
  const missing = browsers.filter(({ find }) => find() === undefined);
  if (missing.length === 0) return true;
  const isRoot = process.getuid?.() === 0;
  const hasApt = isRoot && (await runTool(["apt-get", "--version"])).isOk;
  if (hasApt) {
    const listed = missing.map(({ name }) => name).join(", ");
    process.stdout.write(`Not found: ${listed}. Installing Debian's packages\n`);
    await show(["apt-get", "update", "-qq"]);
    // One after the other, because a system may lack one of them.
    for (const { packages } of missing)
      await show(["apt-get", "install", "-qq", "-y", "--no-install-recommends", ...packages]);
  }
  if (findChromium() !== undefined) return true;
  process.stdout.write("No Chromium was found: installing Playwright's own\n");
  await show(["playwright", "install", ...(hasApt ? ["--with-deps"] : []), "chromium"]);
  return findChromium() !== undefined;
}

function show(command: readonly string[]): Promise<unknown> {
  return runTool(command, { isShown: true, env: { DEBIAN_FRONTEND: "noninteractive" } });
}
