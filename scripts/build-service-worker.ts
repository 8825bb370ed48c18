import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { root } from "./root.ts";

const inRoot = (path: string) => fileURLToPath(new URL(path, root));

/** Builds dist/site/service-worker.js, one file for browsers, from what the two halves of the site have become. */
export async function buildServiceWorker(): Promise<void> {
  const { build } = await import("vite");
  const files = readdirSync(inRoot("dist/site/assets"))
    .filter((name) => /\.(?:js|css)$/u.test(name))
    .map((name) => `/assets/${name}`);
  const rendered = readFileSync(inRoot("dist/server/entry-server.js"));
  await build({
    configFile: false,
    root: inRoot("site"),
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      siteFiles: JSON.stringify(files),
      siteBuild: JSON.stringify(createHash("sha256").update(rendered).digest("hex").slice(0, 12)),
    },
    build: {
      outDir: inRoot("dist/site"),
      emptyOutDir: false,
      copyPublicDir: false,
      target: "baseline-widely-available",
      rolldownOptions: {
        input: inRoot("site/service-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
