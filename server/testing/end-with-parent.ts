/** Imported by a spawned process before its program: ends it when the process that spawned it has ended for any reason. */
process.on("disconnect", () => process.exit(1));
// The channel alone does not keep the process running.
process.channel?.unref();
