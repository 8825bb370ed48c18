import { StartProblem } from "#server/start-problem.ts";
import type { Store } from "#server/store/store.ts";
import { catalogueChanges } from "./catalogue-changes.ts";
import { readCatalogueFile } from "./catalogue-file.ts";

export interface ImportedCatalogue {
  /** The newest version now. */
  readonly version: number;
  /** What changed, in lines; empty where the file says what the shop has already, and nothing was saved. */
  readonly changes: readonly string[];
}

/**
 * Saves the content of a catalogue file as the next version; an open shop shows it at once. Throws a `StartProblem` where the
 * file is wrong, and where the catalogue is not the one any more that was exported: somebody's change would be undone.
 */
export async function importCatalogue(
  store: Pick<Store, "currentCatalogue" | "saveCatalogue">,
  content: string,
  savedAt: number,
): Promise<ImportedCatalogue> {
  const { version: after, catalogue } = readCatalogueFile(content);
  const current = await store.currentCatalogue();
  if (current === undefined) throw new StartProblem("there is no shop in the database yet");
  const changes = catalogueChanges(current.catalogue, catalogue);
  if (changes.length === 0) return { version: current.version, changes };
  const outcome = await store.saveCatalogue({ catalogue, after, savedAt });
  if (outcome.kind === "saved") return { version: outcome.version, changes };
  throw new StartProblem(
    `the catalogue was changed since version ${String(after)} was exported: nothing is saved; export it again and repeat the change there`,
  );
}
