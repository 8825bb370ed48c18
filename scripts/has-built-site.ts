import { createLogStream, type LogStream } from "#server/main/log-stream.ts";
import { writeToDescriptor } from "#server/main/write-to-descriptor.ts";
import { isBuilt } from "./build-site.ts";
import { runTool } from "./run-tool.ts";

/**
 * Builds the site if it is not built or older than its sources, in a process of its own: the memory of the bundler would stay with
 * the server. False if it cannot be built; standard error says why.
 */
export async function hasBuiltSite(output: LogStream): Promise<boolean> {
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
