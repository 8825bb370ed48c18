import {
  type DeliveryPlacesInLanguageQuery,
  deliveryPlacesInLanguageDocument,
} from "#contract/generated/operations.ts";
import type { TypedDocument } from "#contract/typed-document.ts";
import type { Language } from "#domain/language/language.ts";

/** The query for the delivery places; a server without additions gets the specified one, see `plainForms`. */
export function placesQuery(language: Language): {
  readonly document: TypedDocument<DeliveryPlacesInLanguageQuery, object>;
  readonly variables: object;
} {
  return { document: deliveryPlacesInLanguageDocument, variables: { filter: { language } } };
}
