import { expect, test } from "vitest";
import { pathOfBackup } from "./backup-made.ts";

test("the path of a backup is read from the line of JSON, whatever else the command prints", () => {
  const path = "/var/lib/shop/backups/shop-2026-01-07.sqlite";
  expect(pathOfBackup(`a warning\n{"path":${JSON.stringify(path)}}\n`)).toBe(path);
  expect(pathOfBackup('{"path":5}\n{ no JSON\n')).toBeUndefined();
  expect(pathOfBackup("")).toBeUndefined();
});

test("and from the sentence of a release that knows no JSON", () => {
  const said = "backed up and checked (12 orders, 3 devices): data/backups/shop-1.sqlite\n";
  expect(pathOfBackup(said)).toBe("data/backups/shop-1.sqlite");
});
