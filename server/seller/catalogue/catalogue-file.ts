import {
  catalogueNames,
  fromSpecified,
  pathToSpecified,
  toSpecified,
} from "#contract/wire/specified-names.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { checkCatalogue, problemsText } from "#domain/catalogue/parse-catalogue.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";

export type CatalogueFileOutcome =
  | ({ readonly kind: "read" } & VersionedCatalogue)
  /** `problem` names every place in the file that is wrong, one per line. */
  | { readonly kind: "invalid-file"; readonly problem: string };

/** Writes a catalogue as indented JSON for the seller to edit, with the version that the edit is based on. */
export function catalogueFileOf({ version, catalogue }: VersionedCatalogue): string {
  const content = toSpecified(catalogue, catalogueNames);
  return `${JSON.stringify({ version, ...content }, null, 2)}\n`;
}

/** Reads and validates the content of a catalogue file. What has no id in it gets that of the thing with its name in `known`. */
export function readCatalogueFile(content: string, known: Catalogue): CatalogueFileOutcome {
  let input: unknown;
  try {
    // Some editors begin a file with a byte order mark.
    input = JSON.parse(content.replace(/^\uFEFF/u, ""));
  } catch (error) {
    return invalid(`the file is not valid JSON: ${String(error)}`);
  }
  if (typeof input !== "object" || input === null) return invalid("the file is not a catalogue");
  const { version, ...rest } = input as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(version) || (version as number) < 1) {
    return invalid("version: must be the version that was exported");
  }
  const checked = checkCatalogue(fromSpecified(rest, catalogueNames), known);
  if (checked.kind === "valid")
    return { kind: "read", version: version as number, catalogue: checked.catalogue };
  const problems = checked.problems.map(({ path, code }) => ({
    path: pathToSpecified(path, catalogueNames),
    code,
  }));
  return invalid(problemsText(problems));
}

function invalid(problem: string): CatalogueFileOutcome {
  return { kind: "invalid-file", problem };
}
