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
