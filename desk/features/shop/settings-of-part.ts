import type { ShopSettings } from "#domain/catalogue/version-of-thing.ts";
import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import type { SettingsPart } from "./shop-part.ts";
import { termsOf, typedTerms } from "./typed-terms.ts";
import { timeOf, typedTime } from "./typed-time.ts";
import {
  type TypedValues,
  textAt,
  textOrNull,
  textsOrNull,
  textsToSave,
  typedOf,
} from "./typed-values.ts";

/** How a page of settings is filled in, and what of it is saved. */
interface PartOfSettings {
  readonly names: readonly (keyof ShopSettings)[];
  readonly typed: (shop: ShopSettings) => TypedValues;
  /** Checked by the domain afterwards: anything may have been typed. */
  readonly toSave: (values: TypedValues, shop: ShopSettings) => Readonly<Record<string, unknown>>;
}

export const settingsOfPart: Readonly<Record<SettingsPart, PartOfSettings>> = {
  contact: {
    names: ["name", "contactAddress", "whatsapp"],
    typed: ({ name, contactAddress, whatsapp }) => ({
      name: typedOf(name),
      contactAddress: isReservedAddress(contactAddress) ? "" : contactAddress,
      whatsapp: whatsapp === null ? "" : whatsapp.replace(/^972/u, "0"),
    }),
    toSave: (values, { name, contactAddress }) => {
      const typed = textAt(values, "contactAddress").trim();
      const keepsReserved = typed === "" && isReservedAddress(contactAddress);
      return {
        name: textsToSave(values, "name", name),
        contactAddress: keepsReserved ? contactAddress : typed,
        whatsapp: textOrNull(values, "whatsapp"),
      };
    },
  },
  payment: {
    names: ["payment"],
    typed: ({ payment: { app, payee, link } }) => ({
      "payment.app": typedOf(app),
      "payment.payee": typedOf(payee),
      "payment.link": link ?? "",
    }),
    toSave: (values, { payment }) => ({
      payment: {
        app: textsToSave(values, "payment.app", payment.app),
        payee: textsToSave(values, "payment.payee", payment.payee),
        link: textOrNull(values, "payment.link"),
      },
    }),
  },
  kashrut: {
    names: ["kashrut"],
    typed: ({ kashrut }) => ({ kashrut: typedOf(kashrut) }),
    toSave: (values, { kashrut }) => ({ kashrut: textsToSave(values, "kashrut", kashrut) }),
  },
  times: {
    names: ["deadline", "opening"],
    typed: ({ deadline, opening }) => ({
      ...typedTime("deadline", deadline),
      ...typedTime("opening", opening),
    }),
    toSave: (values) => ({
      deadline: timeOf(values, "deadline"),
      opening: timeOf(values, "opening"),
    }),
  },
  seller: {
    names: ["seller", "vat"],
    typed: ({ seller, vat }) => ({
      "seller.legalName": typedOf(seller?.legalName),
      "seller.idNumber": seller?.idNumber ?? "",
      "seller.address": typedOf(seller?.address),
      "seller.phoneNumber": seller?.phoneNumber ?? "",
      vat: typedOf(vat),
    }),
    toSave: (values, { seller, vat }) => {
      const typed = {
        legalName: textsOrNull(values, "seller.legalName", seller?.legalName ?? null),
        idNumber: textOrNull(values, "seller.idNumber"),
        address: textsOrNull(values, "seller.address", seller?.address ?? null),
        phoneNumber: textOrNull(values, "seller.phoneNumber"),
      };
      return {
        seller: orNothing(typed, ["legalName", "address"]),
        vat: textsOrNull(values, "vat", vat),
      };
    },
  },
  accessibility: {
    names: ["accessibilityContact"],
    typed: ({ accessibilityContact: contact }) => ({
      "accessibilityContact.name": typedOf(contact?.name),
      "accessibilityContact.phoneNumber": contact?.phoneNumber ?? "",
      "accessibilityContact.email": contact?.email ?? "",
    }),
    toSave: (values, { accessibilityContact: contact }) => {
      const typed = {
        name: textsOrNull(values, "accessibilityContact.name", contact?.name ?? null),
        phoneNumber: textOrNull(values, "accessibilityContact.phoneNumber"),
        email: textOrNull(values, "accessibilityContact.email"),
      };
      return { accessibilityContact: orNothing(typed, ["name"]) };
    },
  },
  terms: {
    names: ["terms"],
    typed: ({ terms }) => typedTerms(terms),
    toSave: (values) => ({ terms: termsOf(values) }),
  },
};

/** Null where all fields are empty; else the texts that are needed are empty ones, which are then refused at their fields. */
function orNothing(typed: Readonly<Record<string, unknown>>, needed: readonly string[]) {
  if (Object.values(typed).every((value) => value === null)) return null;
  const entries = Object.entries(typed).map(([name, value]) => [
    name,
    value === null && needed.includes(name) ? { he: "", en: "" } : value,
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
}
