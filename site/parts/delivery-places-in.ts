import {
  type DeliveryPlacesInHebrewQuery,
  type DeliveryPlacesInHebrewQueryVariables,
  deliveryPlacesInEnglishDocument,
  deliveryPlacesInHebrewDocument,
} from "#contract/generated/late-operations.ts";
import type { TypedDocument } from "#contract/typed-document.ts";
import type { Language } from "#domain/language/language.ts";

/** Asks for the delivery places in a language. The specification gives the query no variables (§7), so the language is in its text. */
export const deliveryPlacesIn: Readonly<
  Record<Language, TypedDocument<DeliveryPlacesInHebrewQuery, DeliveryPlacesInHebrewQueryVariables>>
> = {
  he: { ...deliveryPlacesInHebrewDocument, key: "DeliveryPlaces he" },
  en: { ...deliveryPlacesInEnglishDocument, key: "DeliveryPlaces en" },
};
