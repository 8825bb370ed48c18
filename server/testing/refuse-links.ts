import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished, vi } from "vitest";

/** Lets the running test find a disk that has no second names for a file. */
export function refuseLinks(code: string | undefined): void {
  if (code === undefined) return;
  const refused = Object.assign(new Error(`${code}: link`), { code });
  vi.spyOn(promises, "link").mockRejectedValue(refused);
  // What was imported by name is this then.
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.mocked(promises.link).mockRestore();
    syncBuiltinESMExports();
  });
}
