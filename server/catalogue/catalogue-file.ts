import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { StartProblem } from "#server/start-problem.ts";
import type { VersionedCatalogue } from "#server/store/store.ts";

/** A catalogue as a file for its seller: JSON to be edited, with the version that it is a change of. */
export function catalogueFileOf({ version, catalogue }: VersionedCatalogue): string {
  return `${JSON.stringify({ version, ...catalogue }, null, 2)}\n`;
}

/** Reads such a file. Throws a `StartProblem` that names every place in it that is wrong. */
export function readCatalogueFile(content: string): VersionedCatalogue {
  const { version, ...rest } = readObject(content);
  if (!Number.isSafeInteger(version) || (version as number) < 1) {
    throw new StartProblem("version: must be the one that was exported");
  }
  return { version: version as number, catalogue: readCatalogue(rest) };
}

function readObject(content: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    // Some editors begin a file with a byte order mark.
    value = JSON.parse(content.replace(/^\uFEFF/u, ""));
  } catch (error) {
    throw new StartProblem(`it is no JSON: ${String(error)}`, { cause: error });
  }
  if (typeof value !== "object" || value === null) throw new StartProblem("it is no catalogue");
  return value as Readonly<Record<string, unknown>>;
}

function readCatalogue(input: unknown): Catalogue {
  try {
    return parseCatalogue(input);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new StartProblem(error.message, { cause: error });
  }
}
