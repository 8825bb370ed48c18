import { copyFileSync, cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { root } from "./root.ts";

const inRoot = (path: string) => fileURLToPath(new URL(path, root));

/**
 * Builds a single-page site for any file host into dist/static: it asks the product server at `serverUrl` (an origin, which
 * that server must list in `ALLOWED_ORIGINS`), and has the pictures beside it. The host's page for unknown addresses is the site too.
 */
export async function buildStaticSite(serverUrl: string): Promise<void> {
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
