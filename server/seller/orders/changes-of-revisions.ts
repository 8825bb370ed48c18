import type { Language } from "#domain/language/language.ts";
import { changeList } from "#server/mail/letters/change-list.ts";
import type { Store } from "#server/store/store.ts";

/** What each revision of an order changed, in words and as its mail tells it, by the number of the revision. */
export async function changesOfRevisions(
  store: Pick<Store, "revisionsOfOrder">,
  number: string,
  language: Language,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const revisions = await store.revisionsOfOrder(number);
  const read = new Map(revisions.map((each) => [each.revision, each]));
  return new Map(
    revisions.map((after) => {
      const { revision, basedOn } = after;
      const before = basedOn === null ? undefined : read.get(basedOn);
      if (before === undefined) return [revision, []];
      const changes = changeList({ before, after }, language);
      return [
        revision,
        changes.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)),
      ];
    }),
  );
}
