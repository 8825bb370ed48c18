import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { whatsNew } from "./whats-new.ts";

const first = `# Changelog

For operators.

## [Unreleased]

## [1.0.0] - 2026-11-29

### Added

- Soup.
`;
const second = `# Changelog

For operators.

## [Unreleased]

### Fixed

- Cold soup is
  warm, as [the cook](docs/desk.md) says.

## [1.1.0] - 2026-12-09

### Added

- Bread.
- Butter, with \`SALT\`.

### Removed

- Stones.

## [1.0.0] - 2026-11-29

### Added

- Soup.
`;

/** A release with a changelog, or without one. */
async function release(changelog: string | undefined) {
  const folder = await temporaryFolder();
  if (changelog !== undefined) await writeFile(join(folder, "CHANGELOG.md"), changelog);
  return { folder };
}

test("entries that the previous changelog lacks are listed by version and kind", async () => {
  expect(await whatsNew(await release(first), await release(second))).toEqual([
    "Unreleased",
    "Fixed",
    "- Cold soup is warm, as the cook says.",
    "1.1.0 - 2026-12-09",
    "Added",
    "- Bread.",
    "- Butter, with `SALT`.",
    "Removed",
    "- Stones.",
  ]);
});

test("a release after one without a changelog has all that its own says", async () => {
  expect(await whatsNew(await release(undefined), await release(first))).toEqual([
    "1.0.0 - 2026-11-29",
    "Added",
    "- Soup.",
  ]);
});

test("a release with the same changelog, an earlier one or none has nothing new", async () => {
  const later = await release(second);
  expect(await whatsNew(later, later)).toEqual([]);
  expect(await whatsNew(later, await release(first))).toEqual([]);
  expect(await whatsNew(later, await release(undefined))).toEqual([]);
});

test("an entry that moved from the unreleased ones to a version is not new", async () => {
  const text = "## [Unreleased]\n\n### Added\n\n- Soup.\n";
  expect(await whatsNew(await release(text), await release(first))).toEqual([]);
});
