import { existsSync, readFileSync, statfsSync } from "node:fs";

/** Where Linux has a file system in memory. */
const folder = "/dev/shm";
/** Bytes that a run of the unit tests may take, most of them PostgreSQL's log. */
const enough = 2 * 2 ** 30;

/**
 * A folder in memory for the files of the unit tests, whose databases sync each commit. Undefined if the system has none with space for
 * them, or if no program may run there: PostgreSQL's are copied to its cluster.
 */
export function memoryFolder(): string | undefined {
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
