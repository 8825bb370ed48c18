import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { builtServer, stampOfServer } from "#server/main/server-program.ts";
import { root } from "./root.ts";

/** Bundles the server and its packages into dist/program (docs/decisions/0097-the-server-as-one-module.md). */
export async function buildServer(): Promise<void> {
  const stamp = stampOfServer();
  // Loaded only here: a start that finds everything built needs no bundler.
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: fileURLToPath(root),
    mode: "production",
    logLevel: "warn",
    // Its code is for one machine. Only photographs need it, in a process of their own.
    ssr: { noExternal: true, external: ["sharp"] },
    build: {
      ssr: true,
      outDir: fileURLToPath(builtServer),
      emptyOutDir: true,
      copyPublicDir: false,
      target: "esnext",
      // Stacks in the log keep the names of functions.
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { main: fileURLToPath(new URL("server/main/main.ts", root)) },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash:6].js" },
      },
    },
  });
  writeFileSync(new URL("build.json", builtServer), stamp);
}
