/** Imported by a spawned process before its program: ends the process when the one that spawned it is gone, however that came. */
process.on("disconnect", () => process.exit(1));
// The channel alone does not keep the process running.
process.channel?.unref();
