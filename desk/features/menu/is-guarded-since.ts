import { areGuarded } from "#domain/catalogue/guarded-settings.ts";
import type { Version } from "./version-row.tsx";

/** Whether a setting that needs a confirmed sign-in was changed since a version, so that restoring the version may need one too. */
export function isGuardedSince(versions: readonly Version[], version: number): boolean {
  return versions.some(
    (each) =>
      each.version > version &&
      areGuarded(each.changes.flatMap(({ thing, id }) => (thing === "setting" ? [id] : []))),
  );
}
