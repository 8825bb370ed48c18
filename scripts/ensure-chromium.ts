import { findChromium } from "./find-chromium.ts";
import { runTool } from "./run-tool.ts";

/** Installs a Chromium if none is found, and prints that it does. Returns false if there is none afterwards. */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium() !== undefined) return true;
  const isRoot = process.getuid?.() === 0;
  const hasApt = isRoot && (await runTool(["apt-get", "--version"])).isOk;
  if (hasApt) {
    process.stdout.write("No Chromium was found: installing Debian's package\n");
    await show(["apt-get", "update", "-qq"]);
    // The Hebrew and Latin typefaces of Android phones. Without any typeface the browser draws boxes.
    const packages = ["chromium", "fonts-noto-core", "fonts-roboto-unhinted"];
    await show(["apt-get", "install", "-qq", "-y", "--no-install-recommends", ...packages]);
    if (findChromium() !== undefined) return true;
  }
  process.stdout.write("No Chromium was found: installing Playwright's own\n");
  await show(["playwright", "install", ...(hasApt ? ["--with-deps"] : []), "chromium"]);
  return findChromium() !== undefined;
}

function show(command: readonly string[]): Promise<unknown> {
  return runTool(command, { isShown: true, env: { DEBIAN_FRONTEND: "noninteractive" } });
}
