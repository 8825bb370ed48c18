/**
 * `npm run lock`: names in package-lock.json the builds for other platforms that the registry at hand did not offer. npm leaves
 * them out, and then `npm ci` refuses the lock, on every machine. They are fetched only where their platform is.
 * `--check` writes nothing and fails where one is missing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { root } from "./root.ts";

const path = new URL("package-lock.json", root);
const lockFile = v.looseObject({
  packages: v.record(
    v.string(),
    v.looseObject({
      dev: v.optional(v.boolean(), false),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});
const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64"];

const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, object> };
const { packages } = v.parse(lockFile, lock);
const missing = Object.entries(packages).flatMap(([parent, { dev, optionalDependencies }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isThere(name, parent))
    .map(([name, version]) => [`node_modules/${name}`, entryOf(name, version, dev)] as const),
);

if (process.argv.includes("--check")) {
  for (const [name] of missing) process.stdout.write(`not in package-lock.json: ${name}\n`);
  if (missing.length > 0) process.stdout.write("`npm ci` would fail: run npm run lock\n");
  process.exitCode = missing.length === 0 ? 0 : 1;
} else {
  const entries = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const completed = { ...lock, packages: Object.fromEntries(sorted) };
  writeFileSync(path, `${JSON.stringify(completed, null, 2)}\n`);
  process.stdout.write(`${missing.length} packages added to package-lock.json\n`);
}

function isThere(name: string, parent: string): boolean {
  return `node_modules/${name}` in packages || `${parent}/node_modules/${name}` in packages;
}

/** Says for which machine it is, so that npm passes it over elsewhere. Its name is all there is to know that from. */
function entryOf(name: string, version: string, dev: boolean): object {
  const words = name.split(/[/-]/u);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length === 0 || cpu.length === 0 || !/^\d+\.\d+\.\d+$/u.test(version)) {
    throw new Error(`cannot tell the platform of ${name} ${version}`);
  }
  const libc = words.some((word) => word.startsWith("musl")) ? { libc: ["musl"] } : {};
  return { version, cpu, ...(dev && { dev }), ...libc, optional: true, os };
}
