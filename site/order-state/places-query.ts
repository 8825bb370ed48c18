import {
  type DeliveryPlacesQuery,
  deliveryPlacesDocument,
  deliveryPlacesInLanguageDocument,
} from "#contract/generated/operations.ts";
import type { TypedDocument } from "#contract/typed-document.ts";
import { defaultLanguage, type Language } from "#domain/language/language.ts";

/** The query for the delivery places. Hebrew uses the operation of the contract without variables, which every server supports. */
export function placesQuery(language: Language): {
  readonly document: TypedDocument<DeliveryPlacesQuery, object>;
  readonly variables: object;
} {
  return language === defaultLanguage
    ? { document: deliveryPlacesDocument, variables: {} }
    : { document: deliveryPlacesInLanguageDocument, variables: { filter: { language } } };
}
