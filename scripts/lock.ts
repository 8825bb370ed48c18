/**
 * `npm run lock`: makes the lock file that npm wrote usable on every machine. Run it after each `npm install` of a package;
 * `--check` writes nothing and fails if there is something to do. It also fails if a package does not support the project's
 * own Node.
 *
 * - Builds for other platforms that the registry at hand did not offer are added. npm leaves them out, and then `npm ci` rejects
 *   the lock file on every machine. They are downloaded only on their own platform.
 * - `engines` are removed. npm compares them with the Node that npm itself runs on, which runs none of these packages, and
 *   prints a warning for each. They are compared here with the Node of the project instead.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { satisfies } from "semver";
import * as v from "valibot";
import { root } from "./root.ts";

const lockFile = v.looseObject({
  packages: v.record(
    v.string(),
    v.looseObject({
      version: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      engines: v.optional(v.unknown()),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});
type Packages = v.InferOutput<typeof lockFile>["packages"];
const manifest = v.object({
  engines: v.optional(v.object({ node: v.optional(v.string(), "*") }), { node: "*" }),
});
const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64"];

const isCheck = process.argv.includes("--check");
prepare();

function prepare(): void {
  const file = new URL("package-lock.json", root);
  const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, object> };
  const { packages } = v.parse(lockFile, lock);
  const added = missingPlatforms(packages);
  const warned = Object.keys(packages).filter(
    (path) => path !== "" && packages[path]?.engines !== undefined,
  );
  report(`no support for Node ${process.version}`, unsupported(packages));
  if (isCheck) {
    report("not in the lock file, run npm run lock", Object.keys(added));
    report("engines in the lock file, run npm run lock", warned);
    return;
  }
  const kept = Object.entries(lock.packages).map(([path, entry]): [string, object] =>
    path === "" ? [path, entry] : [path, { ...entry, engines: undefined }],
  );
  const sorted = [...kept, ...Object.entries(added)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const completed = { ...lock, packages: Object.fromEntries(sorted) };
  writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
  const count = Object.keys(added).length;
  process.stdout.write(`${count} packages added, ${warned.length} engines removed\n`);
}

function report(problem: string, paths: readonly string[]): void {
  for (const path of paths) process.stdout.write(`${problem}: ${path}\n`);
  if (paths.length > 0) process.exitCode = 1;
}

/** Installed packages that say they do not run on the Node that runs this. */
function unsupported(packages: Packages): string[] {
  return Object.keys(packages).filter((path) => {
    const file = new URL(`${path}/package.json`, root);
    if (path === "" || !existsSync(file)) return false;
    const { engines } = v.parse(manifest, JSON.parse(readFileSync(file, "utf8")));
    return !satisfies(process.version, engines.node);
  });
}

function missingPlatforms(packages: Packages): Record<string, object> {
  const missing = Object.entries(packages).flatMap(([parent, { dev, optionalDependencies }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) =>
          packages[`node_modules/${name}`] === undefined &&
          packages[`${parent}/node_modules/${name}`] === undefined,
      )
      .map(([name, version]) => [`node_modules/${name}`, entryOf(name, version, dev)] as const),
  );
  return Object.fromEntries(missing);
}

/** An entry that makes npm skip the package on other platforms. The name is the only source for the platform. */
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
