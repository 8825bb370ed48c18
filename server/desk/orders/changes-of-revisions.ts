import type { Language } from "#domain/language/language.ts";
import { changeList } from "#server/order-mail/change-list.ts";
import type { Store } from "#server/store/store.ts";
import { withCatalogues } from "#server/weekly-orders/with-catalogues.ts";

/**
 * What each revision of an order changed, in words and as its mail tells it, by the number of the revision. A revision whose catalogue
 * is damaged has no words.
 */
export async function changesOfRevisions(
  store: Pick<Store, "revisionsOfOrder" | "catalogueOfVersion" | "currentCatalogue">,
  number: string,
  language: Language,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const revisions = await store.revisionsOfOrder(number);
  const { orders } = await withCatalogues(store, revisions);
  const read = new Map(orders.map((order) => [order.stored.revision, order]));
  return new Map(
    revisions.map(({ revision, basedOn }) => {
      const after = read.get(revision);
      const before = basedOn === null ? undefined : read.get(basedOn);
      if (before === undefined || after === undefined) return [revision, []];
      const changes = changeList({ before, after }, language);
      return [
        revision,
        changes.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)),
      ];
    }),
  );
}
