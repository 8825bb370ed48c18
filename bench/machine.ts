import { execFileSync } from "node:child_process";
import { cpus, release, totalmem } from "node:os";

/** Where and with what was measured, as lines to print. `chromium` is the path of the browser, if there is one. */
export function describeMachine(chromium: string | undefined): readonly string[] {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `${processors[0]?.model.trim() ?? "unknown processor"}, ${processors.length} cores, ${memory} GiB, ${process.platform} ${release()}`,
    `Node ${process.versions.node}, V8 ${process.versions.v8}, SQLite ${process.versions["sqlite"] ?? "?"}`,
    chromium === undefined
      ? "no Chromium"
      : execFileSync(chromium, ["--version"], { encoding: "utf8" }).trim(),
  ];
}
