import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { nothingIfMissing } from "#server/store/files.ts";
import type { Release } from "./home.ts";

/**
 * What is new in a release, in lines for a terminal: the entries of its changelog that the changelog of `before` lacks, below their version and
 * kind. Empty if there are none, or if the release has no changelog. A release without one lacks them all.
 */
export async function whatsNew(
  before: Pick<Release, "folder">,
  release: Pick<Release, "folder">,
): Promise<readonly string[]> {
  const known = new Set(entriesOf(await changelogOf(before)).map(({ text }) => text));
  const added = entriesOf(await changelogOf(release)).filter(({ text }) => !known.has(text));
  return added.flatMap(({ version, kind, text }, index) => {
    const last = added[index - 1];
    const isOtherVersion = version !== last?.version;
    const isOtherKind = isOtherVersion || kind !== last.kind;
    return [...(isOtherVersion ? [version] : []), ...(isOtherKind ? [kind] : []), `- ${text}`];
  });
}

interface Entry {
  /** The heading of its version: `1.1.0 - 2026-12-09`, or `Unreleased`. */
  readonly version: string;
  /** The heading of its kind: `Added`. */
  readonly kind: string;
  /** In one line, without Markdown's links. */
  readonly text: string;
}

/** The entries of a changelog in the form of keepachangelog.com, in their sequence. */
function entriesOf(changelog: string): readonly Entry[] {
  return changelog
    .split(/^(?=## )/mu)
    .filter((part) => part.startsWith("## "))
    .flatMap((part) => {
      const version = headingOf(part);
      return part.split(/^(?=### )/mu).flatMap((group) => {
        const kind = group.startsWith("### ") ? headingOf(group) : "";
        const [, ...items] = group.split(/^- /mu);
        return items.map((item) => ({ version, kind, text: plain(item) }));
      });
    });
}

function headingOf(part: string): string {
  return plain((part.split("\n", 1)[0] ?? "").replace(/^#+ /u, "")).replaceAll(/[[\]]/gu, "");
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, "$1")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

async function changelogOf({ folder }: Pick<Release, "folder">): Promise<string> {
  return (await readFile(join(folder, "CHANGELOG.md"), "utf8").catch(nothingIfMissing)) ?? "";
}
