import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

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
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
