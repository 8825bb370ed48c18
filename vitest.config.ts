import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const deployTests = [
  "scripts/shop/{containers,deploy-files,fresh-debian,install,upgrade*}.test.ts",
];

/** Where Linux has a file system in memory. */
const folder = "/dev/shm";
/** Bytes that a run of the unit tests may take, most of them PostgreSQL's log. */
const enough = 2 * 2 ** 30;

// No test sees whether a sync reaches a disk: those that stop a process or a database do not stop the machine.
const memory = memoryFolder();
if (memory !== undefined) process.env["TMPDIR"] ??= memory;

/** Begins with the files that start servers: they wait for seconds, and the last one would wait alone. */
class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsServers = ({ moduleId }: TestSpecification) => moduleId.includes("/process-tests/");
    // oxlint-disable-next-line unicorn/no-array-sort -- It is vitest's, and sorts no array in place.
    const sorted = await super.sort(files);
    return [...sorted.filter(startsServers), ...sorted.filter((file) => !startsServers(file))];
  }
}

/** Each half of a shuffled run has every second file, and both are in an order that follows from the seed alone. */
class Shuffled extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    return Promise.resolve(this.#shuffle(files).filter((_, at) => at % count === index - 1));
  }

  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(this.#shuffle(files));
  }

  #shuffle(files: readonly TestSpecification[]): TestSpecification[] {
    const { root, sequence } = this.ctx.config;
    const placeOf = ({ moduleId }: TestSpecification) =>
      createHash("sha256")
        .update(`${String(sequence.seed)} ${relative(root, moduleId)}`)
        .digest("hex");
    const placed = files.map((file) => ({ file, place: placeOf(file) }));
    return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ file }) => file);
  }
}

/** Set by `npm run test:shuffled`. */
const seed = process.env["SHUFFLED"];

/** Unit tests lie beside the code that they test; e2e/ belongs to Playwright. */
export default defineConfig({
  test: {
    include: ["{bench,desk,domain,contract,server,seed,site,web,scripts}/**/*.test.{ts,tsx}"],
    // They install, upgrade and proxy whole shops for minutes: `npm run check:deploy` runs them.
    exclude: process.env["CHECK_DEPLOY"] === "yes" ? [] : deployTests,
    environment: "node",
    // Generous, because the machine may be busy: limits only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ["scripts/testing/expect-calm.ts", "scripts/testing/expect-nothing-left.ts"],
    globalSetup: ["scripts/warn-if-not-built.ts", "server/testing/postgres-for-tests.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // `npm run fuzz` runs many more cases, and KILLS=100 kills a restore more often, YEAR=2 simulates two whole years.
    provide: {
      fuzzCases: Number(process.env["FUZZ_CASES"] ?? 1_500),
      kills: Number(process.env["KILLS"] ?? 4),
      year: Number(process.env["YEAR"] ?? 0.04),
    },
    // Starting a worker for each of the many short files would take most of their time. So a test must leave nothing behind
    // that a later file could see.
    isolate: false,
    sequence:
      seed === undefined
        ? { sequencer: ServersFirst }
        : { sequencer: Shuffled, shuffle: true, seed: Number(seed) },
    // As `npm start` does; the commands that tests run inherit it.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url)),
    },
    // One more than processors, because many tests wait for processes and databases.
    maxWorkers: seed === undefined ? 3 : 1,
  },
});

/**
 * A folder in memory for the files of the unit tests, whose databases sync each commit. Undefined if the system has none with space for
 * them, or if no program may run there: PostgreSQL's are copied to its cluster.
 */
function memoryFolder(): string | undefined {
  if (!existsSync(folder) || !existsSync("/proc/mounts")) return undefined;
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .findLast(([, place]) => place === folder);
  const [, , type, options = "noexec"] = mount ?? [];
  if (type !== "tmpfs" || options.split(",").includes("noexec")) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  const isRoomy = bavail * bsize > enough && process.availableMemory() > 2 * enough;
  return isRoomy ? folder : undefined;
}
