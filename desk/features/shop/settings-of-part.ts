import type { HTMLAttributes, HTMLInputTypeAttribute } from "react";
import type { shopTexts } from "#desk/language/shop-texts.ts";
import { emptyTexts } from "#desk/parts/catalogue/typed-texts.ts";
import type { ShopSettings } from "#domain/catalogue/catalogue.ts";
import { customerYears } from "#domain/catalogue/customer-years.ts";
import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import {
  type TypedValues,
  termsOf,
  textAt,
  textsToSave,
  timeOf,
  typedOf,
  typedTerms,
  typedTime,
} from "./typed-values.ts";

interface PlainField {
  /** Path of the field in the settings. */
  readonly key: keyof (typeof shopTexts)["he"]["fields"];
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
}

/** A path alone is a text in both languages. */
export type ListedField = PlainField["key"] | PlainField;

/** How a page of settings is filled in, and what of it is saved. */
interface PartOfSettings {
  readonly names: readonly (keyof ShopSettings)[];
  /** Those of a page that has nothing but fields; empty for others. */
  readonly fields: readonly ListedField[];
  /** What is on or off on a page that has nothing else. */
  readonly check?: CheckedSetting;
  readonly typed: (shop: ShopSettings) => TypedValues;
  /** Checked by the domain afterward: anything may have been typed. */
  readonly toSave: (values: TypedValues, shop: ShopSettings) => Readonly<Record<string, unknown>>;
}

const tel = { type: "tel", inputMode: "tel" } as const;
const email = { type: "email", inputMode: "email" } as const;

/** The pages of the shop's settings, in the order of the overview. */
const parts = {
  contact: partOfFields(["name", { key: "contactAddress", ...email }, { key: "whatsapp", ...tel }]),
  payment: partOfFields([
    "payment.app",
    "payment.payee",
    { key: "payment.link", type: "url", inputMode: "url" },
  ]),
  kashrut: partOfFields(["kashrut"]),
  cook: partOfFields(
    ["cook.name", "cook.sentence"],
    [{ key: "cook.image" }, { key: "cook.thumbnail" }],
  ),
  times: {
    names: ["deadline", "opening"],
    fields: [],
    typed: ({ deadline, opening }) => ({
      ...typedTime("deadline", deadline),
      ...typedTime("opening", opening),
    }),
    toSave: (values) => ({
      deadline: timeOf(values, "deadline"),
      opening: timeOf(values, "opening"),
    }),
  },
  notes: partOfCheck("takesNotes"),
  opening: partOfCheck("tellsOfOpening"),
  seller: partOfFields([
    "seller.legalName",
    { key: "seller.idNumber", inputMode: "numeric" },
    "seller.address",
    { key: "seller.phoneNumber", ...tel },
    "vat",
  ]),
  accessibility: partOfFields([
    "accessibilityContact.name",
    { key: "accessibilityContact.phoneNumber", ...tel },
    { key: "accessibilityContact.email", ...email },
  ]),
  privacy: {
    names: ["customerYears"],
    fields: [],
    typed: (shop) => ({ customerYears: String(customerYears(shop)) }),
    toSave: (values) => ({ customerYears: Number(textAt(values, "customerYears")) }),
  },
  terms: {
    names: ["terms"],
    fields: [],
    typed: ({ terms }) => typedTerms(terms),
    toSave: (values) => ({ terms: termsOf(values) }),
  },
} as const satisfies Readonly<Record<string, PartOfSettings>>;

export type SettingsPart = keyof typeof parts;

export const settingsOfPart: Readonly<Record<SettingsPart, PartOfSettings>> = parts;

export const settingsParts = Object.keys(parts) as readonly SettingsPart[];

/** What can be missing as a whole. */
const optional: ReadonlySet<string> = new Set([
  "cook",
  "whatsapp",
  "seller",
  "vat",
  "accessibilityContact",
]);

/** The settings that are on or off, each on a page of its own. */
export const checkedSettings = ["takesNotes", "tellsOfOpening"] as const;

export type CheckedSetting = (typeof checkedSettings)[number];

function partOfCheck(name: CheckedSetting): PartOfSettings {
  return {
    check: name,
    names: [name],
    fields: [],
    typed: (shop) => ({ [name]: shop[name] === true ? "yes" : "no" }),
    toSave: (values) => ({ [name]: textAt(values, name) === "yes" }),
  };
}

/** `others` are saved with the fields, and the page shows them in its own way. */
function partOfFields(
  fields: readonly ListedField[],
  others: readonly PlainField[] = [],
): PartOfSettings {
  const keys = [...fields, ...others].map((field) =>
    typeof field === "string" ? field : field.key,
  );
  const names = [...new Set(keys.map(nameOf))];
  const isInBothLanguages = (key: string) => fields.some((field) => field === key);

  const typed = (key: string, shop: ShopSettings) => {
    const stored = storedAt(shop, key);
    if (isInBothLanguages(key)) return typedOf(stored as LocalizedText | null);
    const text = (stored ?? "") as string;
    if (key === "contactAddress") return isReservedAddress(text) ? "" : text;
    return key === "whatsapp" ? text.replace(/^972/u, "0") : text;
  };
  const toSave = (key: string, values: TypedValues, shop: ShopSettings) => {
    if (isInBothLanguages(key))
      return textsToSave(values, key, storedAt(shop, key) as LocalizedText | null);
    const text = textAt(values, key).trim();
    if (key !== "contactAddress" || text !== "") return text === "" ? null : text;
    return isReservedAddress(shop.contactAddress) ? shop.contactAddress : "";
  };
  /** Texts that are needed beside others are saved empty, and are then refused at their fields. */
  const settingToSave = (name: string, values: TypedValues, shop: ShopSettings): unknown => {
    const own = keys.filter((key) => nameOf(key) === name);
    const saved = own.map((key) => [key.split(".")[1], toSave(key, values, shop)] as const);
    const isMissing = saved.every(([, value]) => value === null || value === emptyTexts);
    if (isMissing && optional.has(name)) return null;
    return own[0] === name ? saved[0]?.[1] : Object.fromEntries(saved);
  };
  return {
    names,
    fields,
    typed: (shop) => Object.fromEntries(keys.map((key) => [key, typed(key, shop)])),
    toSave: (values, shop) =>
      Object.fromEntries(names.map((name) => [name, settingToSave(name, values, shop)])),
  };
}

/** The setting that a field is part of, or is. */
function nameOf(key: string): keyof ShopSettings {
  return key.split(".")[0] as keyof ShopSettings;
}

/** What is stored at the path of a field; null where it or what it is part of is missing. */
function storedAt(shop: ShopSettings, key: string): unknown {
  const setting = shop[nameOf(key)];
  const [, part] = key.split(".");
  return part === undefined
    ? setting
    : ((setting as Record<string, unknown> | null)?.[part] ?? null);
}
