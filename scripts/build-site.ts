import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { buildServiceWorker } from "./build-service-worker.ts";
import { compressFiles } from "./compress-files.ts";
import { root } from "./root.ts";

/** What a build is made from. */
const sources = [
  "{site,web,contract,domain}/**/*",
  "vite.config.ts",
  "scripts/build-service-worker.ts",
  "package.json",
  "package-lock.json",
];

/** Written last, so that a build which was broken off does not count. */
const stampFile = new URL("dist/build.json", root);

/** Builds what browsers load into dist/site, what the server renders with into dist/server/entry-server.js, and the service worker. */
export async function buildSite(): Promise<void> {
  const stamp = currentStamp();
  // Loaded here, because a start of what is built already needs none of it.
  const { build } = await import("vite");
  const configFile = fileURLToPath(new URL("vite.config.ts", root));
  await build({
    configFile,
    mode: "production",
    logLevel: "warn",
    // The server's own site asks its own server, whatever the environment says.
    define: { "import.meta.env.VITE_SERVER_URL": '""' },
  });
  await build({
    configFile,
    mode: "production",
    logLevel: "warn",
    build: { ssr: "entry-server.tsx" },
  });
  await buildServiceWorker();
  compressFiles(fileURLToPath(new URL("dist/site/assets/", root)));
  writeFileSync(stampFile, stamp);
}

/** Whether dist/ was built from the sources as they are now. */
export function isBuilt(): boolean {
  try {
    return readFileSync(stampFile, "utf8") === currentStamp();
  } catch {
    return false;
  }
}

function currentStamp(): string {
  const hash = createHash("sha256");
  const folder = fileURLToPath(root);
  const files = globSync(sources, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update("\0");
  }
  return JSON.stringify({ sources: hash.digest("hex") });
}
