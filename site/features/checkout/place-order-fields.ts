import type { ShownPlace } from "#domain/catalogue/shown-places.ts";
import { orderTypes } from "#domain/customer/customer-data.ts";
import {
  type CustomerFormField,
  longestTexts,
  type ParsedCustomerForm,
} from "#domain/customer/customer-form.ts";
import { type Language, languages } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import type { CartState, FormDraft, PlaceBefore } from "#site/order-state/order-state.ts";

/** The fields with a problem. */
export type FoundProblems = Extract<ParsedCustomerForm, { ok: false }>["problems"];

/** The fields of the place-order form from top to bottom. */
export const fieldsInOrder: readonly CustomerFormField[] = [
  "name",
  "phoneNumber",
  "email",
  "orderType",
  "city",
  "address",
  "note",
];

export const textInputs = {
  name: { type: "text", autoComplete: "name", maxLength: longestTexts.name },
  phoneNumber: { type: "tel", dir: "ltr", autoComplete: "tel", maxLength: 30 },
  email: { type: "email", dir: "ltr", autoComplete: "email", maxLength: longestTexts.email },
  address: { type: "text", autoComplete: "street-address", maxLength: longestTexts.address },
} as const;

/** A chosen city. Its name is in `language`; in another one it is found by its id, because the list of places may have changed meanwhile. */
export interface ChosenCity {
  readonly name: string;
  /** Null if it is not known; the name is then taken as it is. */
  readonly language: Language | null;
  /** Empty if it is not known. */
  readonly id: string;
}

/** The initial values of the fields: what was typed and not sent, otherwise the data of the last order of this tab or this device. */
export function readFormValues(
  { formDraft, customerData }: Pick<CartState, "formDraft" | "customerData">,
  details: FormDraft | null,
) {
  const texts = formDraft ?? (customerData === null ? details : null);
  const textOf = (field: CustomerFormField) => texts?.[field] ?? customerData?.[field] ?? "";
  const city: ChosenCity = {
    name: textOf("city"),
    language: languages.find((each) => each === texts?.["cityLanguage"]) ?? null,
    id: texts?.["cityId"] ?? "",
  };
  return {
    name: textOf("name"),
    phoneNumber: textOf("phoneNumber"),
    email: textOf("email"),
    /** The address that the customer said is right, though it looks like a slip; empty if she was not asked. */
    rightEmail: texts?.["rightEmail"] ?? details?.["rightEmail"] ?? "",
    orderType: orderTypes.find((each) => each === textOf("orderType")),
    city,
    address: textOf("address"),
    /** That of an earlier order may not be true of this one. */
    note: formDraft?.["note"] || undefined,
  };
}

/** What is kept of the form: the values of its fields over those kept before, because not every field is always there. */
export function formDraftOf(
  before: FormDraft | null,
  fields: FormData,
  city: ChosenCity,
): FormDraft {
  const typed = [...fields].filter((entry): entry is [string, string] => {
    return typeof entry[1] === "string";
  });
  return {
    ...before,
    ...Object.fromEntries(typed),
    city: city.name,
    cityLanguage: city.language ?? "",
    cityId: city.id,
  };
}

/**
 * The chosen city among the places in the shown language; undefined if none is chosen or it is no longer offered. Within one language the name
 * counts: a place that was renamed may be another town. So it does for a place without an id.
 */
export function findCity<Place extends Pick<DeliveryPlace<string>, "id" | "name">>(
  places: readonly Place[],
  { name, language, id }: ChosenCity,
  shown: Language,
): Place | undefined {
  if (language === null || language === shown) return places.find((place) => place.name === name);
  return id === ""
    ? places.find((place) => place.id === undefined && place.name === name)
    : places.find((place) => place.id === id);
}

/**
 * The places with that of an order which is changed, if the shop no longer lists it: it stays offered as it was, in the words of the order, and
 * has no id.
 */
export function withPlaceBefore(
  places: readonly ShownPlace[],
  before: PlaceBefore | undefined,
): readonly ShownPlace[] {
  // Without the list no place can be chosen (specification §8).
  const isMissing = places.length > 0 && !places.some(({ name }) => name === before?.name);
  if (before === undefined || !isMissing) return places;
  const { name, price } = before;
  const unknown = { pickup: undefined, delivery: undefined };
  return [
    ...places,
    { name, deliveryPrice: price, pickupAddress: "", pickupPrice: noAgorot, handOver: unknown },
  ];
}

/** Those of the earlier problems that remain, as they are now. */
export function stillWrong(before: FoundProblems, parsed: ParsedCustomerForm): FoundProblems {
  const now: FoundProblems = parsed.ok ? {} : parsed.problems;
  return Object.fromEntries(
    Object.entries(now).filter(([field]) => before[field as CustomerFormField] !== undefined),
  );
}
