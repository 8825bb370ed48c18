import { findChromium, findChromiumWithoutWindows } from "./find-chromium.ts";
import { findFirefox, findWebKit } from "./find-engines.ts";
import { runTool } from "./run-tool.ts";

interface Browser {
  readonly name: string;
  readonly find: () => unknown;
  /** Debian's packages. */
  readonly packages: readonly string[];
}

const browsers: readonly Browser[] = [
  {
    name: "Chromium",
    find: findChromium,
    // With the Hebrew and Latin typefaces of Android phones. Without any typeface browsers draw boxes.
    packages: ["chromium", "fonts-noto-core", "fonts-roboto-unhinted"],
  },
  {
    name: "Chromium without windows",
    find: findChromiumWithoutWindows,
    packages: ["chromium-headless-shell"],
  },
  { name: "WebKit", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
];

/**
 * Installs the browsers that are not found, and prints that it does: Debian's packages as root, otherwise Playwright's Chromium.
 * Returns false if there is no Chromium afterwards. The tests of the other engines are left out where there is none.
 */
export async function ensureBrowsers(): Promise<boolean> {
  const missing = browsers.filter(({ find }) => find() === undefined);
  if (missing.length === 0) return true;
  const isRoot = process.getuid?.() === 0;
  const hasApt = isRoot && (await runTool(["apt-get", "--version"])).isOk;
  if (hasApt) {
    const names = missing.map(({ name }) => name).join(", ");
    process.stdout.write(`Not found: ${names}. Installing Debian's packages\n`);
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
