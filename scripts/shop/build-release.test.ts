import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { runNpm } from "./build-release.ts";

/** A program in the place of npm, which keeps in its cache what it downloads or logs. */
const npm = `#!/bin/sh
mkdir -p "$npm_config_cache/_cacache" && echo soup > "$npm_config_cache/_cacache/$$" && echo soup > installed
[ ! -e no-network ] || { echo "npm error network request failed"; exit 1; }
`;

test("the cache and logs of npm are removed after it has worked on a version, whether it succeeded or not", async () => {
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
  const run = () => runNpm(["ci"], version, user, "it did not work");
  await run();
  expect(await readdir(version)).toEqual(["installed"]);
  expect(await readdir(cache)).toEqual([]);
  await writeFile(join(version, "no-network"), "");
  await expect(run()).rejects.toThrow("it did not work: npm error network request failed");
  expect(await readdir(cache)).toEqual([]);
});
