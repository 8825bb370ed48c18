import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

/** A disk of its own, in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** The file that takes the space. */
  readonly ballast: string;
  /** Takes the space that is left, to the last byte or but for so many mebibytes. */
  readonly fill: (leftMebibytes?: number) => void;
  /** Gives that space back. */
  readonly clear: () => void;
}

/** Whether this machine lets the tests mount a disk: Linux, as root. */
export function mayMount(): boolean {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/** Mounts a disk of so many mebibytes for the running test. */
export async function smallDisk(mebibytes: number): Promise<SmallDisk> {
  const parent = await temporaryFolder();
  // PostgreSQL runs as another user.
  chmodSync(parent, 0o755);
  const folder = join(parent, "disk");
  mkdirSync(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${String(mebibytes)}m`, "tmpfs", folder]);
  // Lazily: a process of the test may still have files open there.
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  const ballast = join(folder, "ballast");
  return {
    folder,
    ballast,
    fill: (leftMebibytes = 0) => {
      for (const bytes of [1_048_576, 4_096]) fillWith(ballast, Buffer.alloc(bytes));
      truncateSync(ballast, Math.max(0, statSync(ballast).size - leftMebibytes * 1_048_576));
    },
    clear: () => rmSync(ballast),
  };
}

function fillWith(file: string, bytes: Buffer): void {
  for (;;) {
    try {
      writeFileSync(file, bytes, { flag: "a" });
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOSPC") return;
      throw error;
    }
  }
}
