/**
 * `npm start`: builds the site if it is not built or older than its sources, then runs the server in this process.
 * The build runs in a process of its own, because the memory of the bundler would stay with the server. The compile cache makes
 * later starts faster and smaller; if it cannot be written, they run without it (docs/decisions/0019-memory-of-the-server.md).
 */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { createLogStream } from "#server/log-stream.ts";
import { writeToDescriptor } from "#server/write-to-descriptor.ts";
import { isBuilt } from "./build-site.ts";
import { root } from "./root.ts";
import { runTool } from "./run-tool.ts";

/** Standard output may be full or gone, which must not end the server. */
const output = createLogStream(writeToDescriptor(1));

enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", root)));
if (await hasSite()) await import("#server/main.ts");
else process.exitCode = 1;

/** False if the site cannot be built; standard error says why. */
async function hasSite(): Promise<boolean> {
  if (isBuilt()) return true;
  output.write("building the site\n");
  // With VITE_SERVER_URL the build would make the static site instead.
  const env = { VITE_SERVER_URL: "" };
  const built = await runTool(["node", "scripts/build.ts"], { env });
  if (built.isOk) output.write(built.output);
  else {
    const errors = createLogStream(writeToDescriptor(2));
    errors.write(built.output);
    await errors.flush(1_000);
  }
  return built.isOk;
}
