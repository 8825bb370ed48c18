import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { installPackages } from "./build-release.ts";

/** A program in the place of npm, which keeps what it downloads in its cache and in the folder that it runs in. */
const npm = `#!/bin/sh
mkdir -p "$npm_config_cache/_cacache" && echo soup > "$npm_config_cache/_cacache/$$" && echo soup > installed
[ ! -e no-network ] || { echo "npm error network request failed"; exit 1; }
`;

test("what npm downloads for a version is not kept, whether it could be installed or not", async () => {
  const folder = await temporaryFolder();
  const [programs, cache, version] = ["programs", "cache", "version"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  for (const each of [programs, cache, version]) await mkdir(each);
  await writeFile(join(programs, "npm"), npm, { mode: 0o755 });
  vi.stubEnv("PATH", `${programs}:/usr/bin:/bin`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, folder: cache };
  // What the versions before have left.
  await mkdir(join(cache, "npm/_cacache"), { recursive: true });
  await installPackages(version, user);
  expect(await readdir(version)).toEqual(["installed"]);
  expect(await readdir(cache)).toEqual([]);
  await writeFile(join(version, "no-network"), "");
  await expect(installPackages(version, user)).rejects.toThrow(
    "the packages cannot be installed: npm error network request failed",
  );
  expect(await readdir(cache)).toEqual([]);
});
