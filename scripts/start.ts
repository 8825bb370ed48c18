/**
 * `npm start`: builds the site if it is not built or older than its sources, then runs the server in this process, as it was built with the
 * site or from its sources.
 * The compile cache makes later starts faster and smaller; if it cannot be written, they run without it
 * (docs/decisions/0019-memory-of-the-server.md).
 */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { createLogStream } from "#server/main/log-stream.ts";
import { serverProgram } from "#server/main/server-program.ts";
import { writeToDescriptor } from "#server/main/write-to-descriptor.ts";
import { hasBuiltSite } from "./has-built-site.ts";
import { root } from "./root.ts";

enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", root)));
// Standard output may be full or gone, which must not end the server.
if (await hasBuiltSite(createLogStream(writeToDescriptor(1)))) await import(serverProgram().href);
else process.exitCode = 1;
