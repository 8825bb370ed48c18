import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import {
  type CatalogueDifference,
  type CatalogueThing,
  catalogueDifference,
} from "#domain/catalogue/catalogue-difference.ts";

const names: Readonly<Record<CatalogueThing, string>> = {
  "dish-type": "dish types",
  dish: "dishes",
  selection: "selections",
  place: "delivery places",
  limit: "limits",
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
  // The seller does not read these numbers, and the history does not tell of them.
  return lines.length === 0 ? ["order numbers of the dish types: changed"] : lines;
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
