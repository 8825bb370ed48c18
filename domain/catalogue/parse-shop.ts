import * as v from "valibot";
import { normalizePhoneNumber } from "#domain/customer/phone-number.ts";
import type { ShopSettings } from "./catalogue.ts";
import { fewestYears, mostYears } from "./customer-years.ts";
import { localizedLongText, localizedText, localizedTextOrEmpty } from "./parse-text.ts";
import { earlierDeadlines, timeOfWeek, weekExceptions } from "./parse-weeks.ts";
import { areVariablesKnown } from "./payment-link.ts";
import { isOnePicture, orNull, pictureNames } from "./schema-parts.ts";

const email = v.pipe(v.string(), v.email("email-form"));

const phoneNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+?[0-9][0-9 -]{5,18}[0-9]$/u, "phone-form"),
);

/** Normalised for `https://wa.me/`: digits only, with the country code for an Israeli number. */
const internationalNumber = v.pipe(
  v.string(),
  v.transform((number) =>
    normalizePhoneNumber(number)
      .replace(/^(?:\+|00)/u, "")
      .replace(/^0/u, "972"),
  ),
  v.regex(/^[1-9][0-9]{7,14}$/u, "whatsapp-form"),
);

/** Customers are sent there to pay, so only `https:` is allowed. */
const link = v.pipe(
  v.string(),
  v.maxLength(500, "text-too-long"),
  v.url("link-form"),
  v.regex(/^https:\/\//u, "link-form"),
);

const paymentBy = <Link extends v.GenericSchema<string>>(linkOfApp: Link) =>
  v.strictObject({ app: localizedText, payee: localizedText, link: orNull(linkOfApp) });

/** The schema of the shop's settings. */
export const shopSchema = v.strictObject({
  name: localizedText,
  contactAddress: email,
  kashrut: localizedText,
  cook: orNull(
    v.pipe(
      v.strictObject({
        name: localizedTextOrEmpty,
        sentence: localizedTextOrEmpty,
        ...pictureNames,
      }),
      v.check((cook) => isOnePicture(cook), "one-picture"),
    ),
  ),
  deadline: timeOfWeek,
  opening: orNull(timeOfWeek),
  exceptions: weekExceptions,
  earlierDeadlines,
  payment: paymentBy(link),
  whatsapp: orNull(internationalNumber),
  seller: orNull(
    v.strictObject({
      legalName: localizedText,
      idNumber: orNull(v.pipe(v.string(), v.trim(), v.regex(/^[0-9]{5,9}$/u, "id-number-form"))),
      address: localizedText,
      phoneNumber: orNull(phoneNumber),
    }),
  ),
  accessibilityContact: orNull(
    v.strictObject({
      name: localizedText,
      phoneNumber: orNull(phoneNumber),
      email: orNull(email),
    }),
  ),
  customerYears: v.exactOptional(
    v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(fewestYears), v.maxValue(mostYears))),
  ),
  takesNotes: v.exactOptional(v.boolean()),
  tellsOfOpening: v.exactOptional(v.boolean()),
  vat: orNull(localizedText),
  terms: v.optional(
    v.array(v.strictObject({ heading: localizedText, text: localizedLongText })),
    [],
  ),
});

/** A link with other braces may be stored: before there were variables, it was opened as it is. */
const savedLink = v.pipe(
  link,
  // Mail programs and chats end a link at a blank.
  v.regex(/^\S*$/u, "link-form"),
  v.check(areVariablesKnown, "link-variable"),
);

/** The schema of some of the settings, as they are saved. */
export const settings: v.GenericSchema<unknown, Partial<ShopSettings>> = v.pipe(
  v.partial(
    v.strictObject({
      ...v.omit(shopSchema, ["exceptions", "earlierDeadlines"]).entries,
      payment: paymentBy(savedLink),
    }),
  ),
  v.transform((some) => withoutUndefined(some) as Partial<ShopSettings>),
);

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
