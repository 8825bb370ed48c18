import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder for the running test, in that of the system unless `parent` names one; it is removed at the end of the test. */
export async function temporaryFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, "shop-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
