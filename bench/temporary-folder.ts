import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a folder that is removed when it is disposed of, or when the process exits. */
export function benchFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "bench-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.on("exit", remove);
  return {
    path,
    [Symbol.dispose]: () => {
      remove();
      process.off("exit", remove);
    },
  };
}

/** Runs the `exit` listeners on a signal too: they stop child processes and remove temporary folders. */
export function exitOnSignals(): void {
  process.on("SIGINT", () => process.exit(130));
  process.on("SIGTERM", () => process.exit(143));
}
