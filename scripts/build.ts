/**
 * `npm run build`: builds the site and the desk, even if it is built already. With `VITE_SERVER_URL` set it builds the static site instead:
 * a single-page site for any file host that asks the product server at that origin, which its `ALLOWED_ORIGINS` must name.
 */
import { copyFileSync, cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSite } from "./build-site.ts";
import { root } from "./root.ts";

const start = performance.now();
const serverUrl = process.env["VITE_SERVER_URL"] ?? "";
if (serverUrl === "") await buildSite();
else await buildStaticSite();
const folder = serverUrl === "" ? "dist/site, dist/server and dist/desk" : "dist/static";
process.stdout.write(`built ${folder} in ${Math.round(performance.now() - start)} ms\n`);

/** Builds into dist/static, with the pictures. The host's page for unknown addresses, 404.html, is the site too. */
async function buildStaticSite(): Promise<void> {
  const inRoot = (path: string) => fileURLToPath(new URL(path, root));
  const { build } = await import("vite");
  await build({
    configFile: inRoot("vite.config.ts"),
    mode: "production",
    logLevel: "warn",
    define: { "import.meta.env.VITE_SERVER_URL": JSON.stringify(serverUrl) },
    build: { outDir: inRoot("dist/static"), manifest: false },
  });
  cpSync(inRoot("seed/webImages"), inRoot("dist/static/webImages"), { recursive: true });
  copyFileSync(inRoot("dist/static/index.html"), inRoot("dist/static/404.html"));
}
