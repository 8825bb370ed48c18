import { createHash } from "node:crypto";
import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { InlineConfig } from "vite";
import { deskBuildOf } from "#contract/wire/desk-build.ts";
import { readIfThere, stampOf } from "#server/main/server-program.ts";
import { root } from "./root.ts";

/** Everything that determines what a build gives. */
const sources = [
  "{site,desk,web,contract,domain}/**/*",
  "vite.config.ts",
  "vite.desk.config.ts",
  "scripts/build-site.ts",
  "package.json",
  "package-lock.json",
];

/** Written last, so that a build that was interrupted does not count. */
const stampFile = new URL("dist/build.json", root);
const inRoot = (path: string) => fileURLToPath(new URL(path, root));

/**
 * Builds what browsers load into dist/site, what the server renders with into dist/server/entry-server.js, the service worker, and
 * the seller's desk into dist/desk.
 */
export async function buildSite(): Promise<void> {
  const stamp = stampOf(sources);
  // The site that the server serves asks that server, whatever the environment says.
  await bundle({ define: { "import.meta.env.VITE_SERVER_URL": '""' } });
  await bundle({ build: { ssr: "entry-server.tsx" } });
  await buildSiteWorker();
  await bundle({ configFile: inRoot("vite.desk.config.ts") });
  await buildDeskWorker();
  compressAssets(inRoot("dist/site/assets"));
  compressAssets(inRoot("dist/desk/assets"));
  writeFileSync(stampFile, stamp);
}

/**
 * Builds into dist/static a site for any file host, with the pictures. It asks the product server at `serverUrl`. The host's page for
 * unknown addresses, 404.html, is the site too.
 */
export async function buildStaticSite(serverUrl: string): Promise<void> {
  await bundle({
    define: { "import.meta.env.VITE_SERVER_URL": JSON.stringify(serverUrl) },
    build: { outDir: inRoot("dist/static"), manifest: false },
  });
  cpSync(inRoot("seed/webImages"), inRoot("dist/static/webImages"), { recursive: true });
  copyFileSync(inRoot("dist/static/index.html"), inRoot("dist/static/404.html"));
}

/** Builds the site, or what `config` says instead. */
async function bundle(config: InlineConfig): Promise<void> {
  // Loaded only here: a start that finds the site built needs no bundler.
  const { build } = await import("vite");
  const configFile = inRoot("vite.config.ts");
  await build({ configFile, mode: "production", logLevel: "warn", ...config });
}

/** Whether what browsers load was built from the sources as they are now. */
export function isBuilt(): boolean {
  return readIfThere(stampFile) === stampOf(sources);
}

/** Builds dist/site/service-worker.js. It names the assets of the site and a hash of the rendering code. */
async function buildSiteWorker(): Promise<void> {
  const rendered = readFileSync(inRoot("dist/server/entry-server.js"));
  await buildServiceWorker("site", {
    siteFiles: JSON.stringify(filesOf("dist/site/assets", "/assets/", /\.(?:js|css)$/u)),
    siteBuild: JSON.stringify(shortHash(rendered)),
  });
}

/** Builds dist/desk/service-worker.js. It names the assets of the desk, a hash of its page, and its build. */
async function buildDeskWorker(): Promise<void> {
  const files = filesOf("dist/desk/assets", "/desk/assets/", /\.(?:js|css|woff2)$/u);
  const page = readFileSync(inRoot("dist/desk/index.html"));
  await buildServiceWorker("desk", {
    deskFiles: JSON.stringify(files),
    deskPage: JSON.stringify(shortHash(page)),
    deskBuild: JSON.stringify(deskBuildOf(page.toString())),
  });
}

/** Builds the service worker of an app as one file for browsers. */
async function buildServiceWorker(
  app: "site" | "desk",
  defined: Readonly<Record<string, string>>,
): Promise<void> {
  await bundle({
    configFile: false,
    root: inRoot(app),
    define: { "process.env.NODE_ENV": '"production"', ...defined },
    build: {
      outDir: inRoot(`dist/${app}`),
      emptyOutDir: false,
      copyPublicDir: false,
      target: "baseline-widely-available",
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: inRoot(`${app}/service-worker/service-worker.ts`),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

function filesOf(folder: string, address: string, names: RegExp): readonly string[] {
  return readdirSync(inRoot(folder))
    .filter((name) => names.test(name))
    .map((name) => `${address}${name}`);
}

function shortHash(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** Writes a `.br` and a `.gz` beside each text file of the assets, so that the server sends them without compressing. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg)$/u.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
