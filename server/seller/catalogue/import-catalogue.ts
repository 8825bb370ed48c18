import { randomUUID } from "node:crypto";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import {
  type CatalogueDifference,
  catalogueDifference,
} from "#domain/catalogue/catalogue-difference.ts";
import type { CatalogueThing } from "#domain/catalogue/difference-kind.ts";
import { textKey } from "#domain/language/text-key.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import { exceptionsOfNoWeek } from "#domain/schedule/change-exceptions.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { isSameTime } from "#domain/schedule/hand-over.ts";
import { handedOverBeforeClosing } from "#domain/schedule/hand-over-before-closing.ts";
import { mostDaysToHandOver, type WeekRules } from "#domain/schedule/week-exception.ts";
import { exceptionOf } from "#server/ordering/order-week.ts";
import { instantOf } from "#server/ordering/ordinary-week.ts";
import type { Store } from "#server/store/store.ts";
import { readCatalogueFile } from "./catalogue-file.ts";
import { changedSettings } from "./changed-settings.ts";

export type ImportOutcome =
  /** `version` is the newest version now; `changes` has one line for each kind of thing that changed. */
  | { readonly kind: "saved"; readonly version: number; readonly changes: readonly string[] }
  /** The file equals the current catalogue of this version, so nothing was saved. */
  | { readonly kind: "unchanged"; readonly version: number }
  | { readonly kind: "invalid-file"; readonly problem: string }
  /** Another change was saved since the file was exported at `version`; saving the file would undo that change. */
  | { readonly kind: "catalogue-changed"; readonly version: number }
  /** The database has no catalogue yet. */
  | { readonly kind: "no-catalogue" };

export interface CatalogueImport {
  readonly content: string;
  /** Milliseconds since 1970 UTC. */
  readonly savedAt: number;
  /** That of the server's settings. */
  readonly sellerAddress: string | undefined;
}

/**
 * Saves the content of a catalogue file as the next version; a running server shows it at once. What has no id in the file
 * is the thing with its name in the current catalogue. The seller learns of changed settings as of those of a device. Throws
 * `StoreUnavailable` as the store does.
 */
export async function importCatalogue(
  store: Pick<Store, "currentCatalogue" | "saveVersion">,
  { content, savedAt, sellerAddress }: CatalogueImport,
): Promise<ImportOutcome> {
  const current = await store.currentCatalogue();
  if (current === undefined) return { kind: "no-catalogue" };
  const file = readCatalogueFile(content, current.catalogue);
  if (file.kind === "invalid-file") return file;
  const { version: after, catalogue } = file;
  const problem = problemOfWeeks(current.catalogue.shop, catalogue.shop, savedAt);
  if (problem !== undefined) return { kind: "invalid-file", problem };
  const changes = catalogueChanges(current.catalogue, catalogue);
  if (changes.length === 0) return { kind: "unchanged", version: current.version };
  const { saved, notices } = changedSettings(current.catalogue, catalogue, sellerAddress);
  const outcome = await store.saveVersion({
    catalogue,
    after,
    savedAt,
    actionId: randomUUID(),
    deviceId: null,
    pressedAt: savedAt,
    saved: { ...saved, undoes: null, contentHash: textKey(content) },
    notices,
  });
  if (outcome.kind === "action-reused") throw new Error("a random action id was used before");
  if (outcome.kind === "catalogue-changed") return { kind: "catalogue-changed", version: after };
  return { kind: "saved", version: outcome.event.content.version, changes };
}

/** What is wrong with the weeks of a file at a time, milliseconds since 1970 UTC; undefined if nothing is. */
function problemOfWeeks(before: WeekRules, rules: WeekRules, now: number): string | undefined {
  const today = dateInJerusalem(now);
  const said = (weeks: readonly string[], what: string) =>
    weeks.length === 0 ? undefined : `shop.exceptions: ${weeks.join(", ")}: ${what}`;
  // Of earlier weeks everything is history.
  const worked = addDays(today, -mostDaysToHandOver);
  const passed = rules.exceptions.filter(({ week, handOver }) => {
    if (week < worked) return false;
    const known = exceptionOf(week, before)?.handOver;
    if (handOver === undefined || (known && isSameTime(known, handOver))) return false;
    return instantOf(handOver.date, handOver.to) <= now;
  });
  return (
    // Saved anyway, a week that the seller has closed would be open.
    said(
      exceptionsOfNoWeek(rules, today),
      "no week has its deadline on that day now; give each the date of shop.deadline in its week, or remove it",
    ) ??
    said(
      handedOverBeforeClosing(rules).filter((week) => week >= today),
      "handOver begins before orders for the week close; give it a later time, or the week an earlier deadline",
    ) ??
    said(
      passed.map(({ week }) => week),
      "handOver is over already; give it a later time, or remove it",
    )
  );
}

const names: Readonly<Record<CatalogueThing, string>> = {
  "dish-type": "dish types",
  dish: "dishes",
  selection: "selections",
  place: "delivery places",
  limit: "limits",
  ingredient: "ingredients",
  setting: "settings of the shop",
  week: "weeks",
};

/** Counts the differences between two catalogues, with one line for each kind of thing; empty for equal catalogues. */
export function catalogueChanges(before: Catalogue, after: Catalogue): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const differences = catalogueDifference(before, after);
  const lines = Object.entries(names).flatMap(([thing, name]) =>
    countLine(
      name,
      differences.filter((each) => each.thing === thing),
    ),
  );
  // The seller does not read these numbers, and the history does not show them.
  return lines.length === 0 ? ["positions of the dish types: changed"] : lines;
}

function countLine(name: string, differences: readonly CatalogueDifference[]): string[] {
  if (differences.length === 0) return [];
  const count = (isOf: (kind: CatalogueDifference["kind"]) => boolean) =>
    String(new Set(differences.filter(({ kind }) => isOf(kind)).map(({ id }) => id)).size);
  const changed = count((kind) => kind !== "added" && kind !== "removed");
  const added = count((kind) => kind === "added");
  const removed = count((kind) => kind === "removed");
  return [`${name}: ${changed} changed, ${added} added, ${removed} removed`];
}
