import {
  type DeliveryPlacesQuery,
  deliveryPlacesDocument,
  deliveryPlacesInLanguageDocument,
} from "#contract/generated/operations.ts";
import type { TypedDocument } from "#contract/typed-document.ts";
import { defaultLanguage, type Language } from "#domain/language/language.ts";

/** What asks for the delivery places: in Hebrew the operation of the contract, which has no variables and which every server knows. */
export function placesQuery(language: Language): {
  readonly document: TypedDocument<DeliveryPlacesQuery, object>;
  readonly variables: object;
} {
  return language === defaultLanguage
    ? { document: deliveryPlacesDocument, variables: {} }
    : { document: deliveryPlacesInLanguageDocument, variables: { filter: { language } } };
}
