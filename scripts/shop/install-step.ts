import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { root } from "#scripts/root.ts";

/** One thing that the installation brings about. */
export interface InstallStep {
  /** What it does, as it is printed before. */
  readonly does: string;
  readonly isDone: () => Promise<boolean>;
  /** May give what it did in other words than `does`. */
  readonly carryOut: () => Promise<string | undefined> | Promise<void>;
}

/** Reads a file of deploy/. */
export const deployText = (name: string) =>
  readFile(fileURLToPath(new URL(`deploy/${name}`, root)), "utf8");

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
