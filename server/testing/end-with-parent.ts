import { flushCompileCache } from "node:module";

/** Imported by a spawned process before its program: ends it when the process that spawned it has ended for any reason. */
process.on("disconnect", () => process.exit(1));
// The channel alone does not keep the process running.
process.channel?.unref();

// Node stores what it compiled when a process ends on its own. Most tests kill theirs, and in a new folder each would compile everything.
setTimeout(flushCompileCache, 1_000).unref();
