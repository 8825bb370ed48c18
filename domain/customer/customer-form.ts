import * as v from "valibot";
import { cleanText } from "./clean-text.ts";
import { type CustomerData, orderTypes } from "./customer-data.ts";
import { cleanNote, isNoteTooLong, noteIn } from "./customer-note.ts";
import { wholePhoneNumber } from "./phone-number.ts";

/** The validation errors of the place-order form (specification §5); the site has a message for each. */
export type CustomerFormProblem =
  | "NAME_REQUIRED"
  | "PHONE_REQUIRED"
  | "PHONE_NOT_TEN_DIGITS"
  | "EMAIL_INVALID"
  | "ORDER_TYPE_REQUIRED"
  | "ADDRESS_REQUIRED"
  | "CITY_REQUIRED"
  | "TEXT_TOO_LONG";

export type CustomerFormField =
  | "name"
  | "phoneNumber"
  | "email"
  | "orderType"
  | "city"
  | "address"
  | "note";

/** Maximum lengths of the customer's texts, in UTF-16 units; 254 is the longest email address that RFC 5321 allows. */
export const longestTexts = { name: 100, email: 254, city: 300, address: 300 } as const;

const problem = (code: CustomerFormProblem) => code;

const withoutControls = v.transform(cleanText);

const requiredText = (missing: CustomerFormProblem, longest: number) =>
  v.pipe(
    v.string(problem(missing)),
    withoutControls,
    v.nonEmpty(problem(missing)),
    v.maxLength(longest, problem("TEXT_TOO_LONG")),
  );

/**
 * Without the invisible direction marks of a text that was pasted from Hebrew, and with small letters outside of ASCII: databases compare
 * those of ASCII only, and `Über@` is the person of `über@`.
 */
function cleanEmail(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .normalize("NFC")
    .replaceAll(/\P{ASCII}+/gu, (letters) => letters.toLowerCase());
}

/** One `@`, a dot after it, no two dots in sequence, and no character that would need quoting: the "simple address pattern" of specification §5. */
const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)*@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

const fields = v.object({
  name: requiredText("NAME_REQUIRED", longestTexts.name),
  phoneNumber: v.pipe(
    v.string(problem("PHONE_REQUIRED")),
    v.transform(wholePhoneNumber),
    v.nonEmpty(problem("PHONE_REQUIRED")),
    v.regex(/^[0-9]{10}$/u, problem("PHONE_NOT_TEN_DIGITS")),
  ),
  email: v.pipe(
    v.string(problem("EMAIL_INVALID")),
    v.transform(cleanEmail),
    v.maxLength(longestTexts.email, problem("TEXT_TOO_LONG")),
    v.regex(emailPattern, problem("EMAIL_INVALID")),
  ),
  orderType: v.picklist(orderTypes, problem("ORDER_TYPE_REQUIRED")),
  city: requiredText("CITY_REQUIRED", longestTexts.city),
  address: v.pipe(
    v.string(problem("ADDRESS_REQUIRED")),
    withoutControls,
    v.maxLength(longestTexts.address, problem("TEXT_TOO_LONG")),
  ),
  note: v.pipe(
    v.string(problem("TEXT_TOO_LONG")),
    v.transform(cleanNote),
    v.check((note) => !isNoteTooLong(note, "order"), problem("TEXT_TOO_LONG")),
  ),
});

const customerForm = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [["orderType"], ["address"]],
      ({ orderType, address }) => orderType !== "delivery" || address !== "",
      problem("ADDRESS_REQUIRED"),
    ),
    ["address"],
  ),
);

export type CustomerForm = Omit<v.InferOutput<typeof customerForm>, "note"> &
  ReturnType<typeof noteIn>;

export type ParsedCustomerForm =
  | { readonly ok: true; readonly form: CustomerForm }
  | {
      readonly ok: false;
      /** The first problem of each field that has one. */
      readonly problems: { readonly [Field in CustomerFormField]?: CustomerFormProblem };
    };

/**
 * Validates the place-order form, on the site and on the server (specification §5).
 * Returns the texts trimmed and the phone number as ten digits.
 */
export function parseCustomerForm(
  input: {
    readonly [Field in CustomerFormField]?: unknown;
  },
): ParsedCustomerForm {
  const { name, phoneNumber, email, orderType, city } = input;
  const written = input.note ?? "";
  // The address field is hidden for pickup: what was typed there before is neither sent nor validated.
  const address = orderType === "delivery" ? (input.address ?? "") : "";
  // Every field is named, so that a field that is missing from the form (no radio button chosen) gets its own error.
  const result = v.safeParse(customerForm, {
    name,
    phoneNumber,
    email,
    orderType,
    city,
    address,
    note: written,
  });
  if (result.success) {
    const { note, ...form } = result.output;
    return { ok: true, form: { ...form, ...noteIn(note) } };
  }
  const problems: { [Field in CustomerFormField]?: CustomerFormProblem } = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) as CustomerFormField;
    problems[field] ??= issue.message as CustomerFormProblem;
  }
  return { ok: false, problems };
}

/** Stand in for what the customer does not have, so that everything else is validated as in the form. */
const anyAddress = "none@example.com";
const anyMobile = "0500000000";

/** A phone in a house or an office: the code of an area and seven digits. With 05 it is a mobile number that lacks a digit. */
const landline = /^0[23489][0-9]{7}$/u;

/**
 * Validates what the seller enters of a customer, as `parseCustomerForm` does; the email address may be empty, and the phone number may
 * be that of a landline, because she has talked to the customer there.
 */
export function parseSellerForm(
  input: Parameters<typeof parseCustomerForm>[0] & {
    readonly email: string;
    readonly phoneNumber: string;
  },
): ParsedCustomerForm {
  const phoneNumber = wholePhoneNumber(input.phoneNumber);
  return parseAround(input, {
    ...(input.email.trim() === "" && { email: "" }),
    ...(landline.test(phoneNumber) && { phoneNumber }),
  });
}

/**
 * Validates the form of a placed order that its customer changes, as `parseCustomerForm` does; the phone number and the email address that the
 * order had are accepted as they are, because the seller may have taken it by phone. `had` is undefined where they are not known.
 */
export function parseChangedForm(
  input: Parameters<typeof parseCustomerForm>[0],
  had: Contacts | undefined,
): ParsedCustomerForm {
  const { phoneNumber, email } = input;
  const phone = typeof phoneNumber === "string" ? wholePhoneNumber(phoneNumber) : undefined;
  return parseAround(input, {
    ...(typeof email === "string" && email.trim() === had?.email && { email: had.email }),
    ...(phone !== undefined && phone === had?.phoneNumber && { phoneNumber: phone }),
  });
}

/** How to reach a customer. */
export type Contacts = Pick<CustomerData, "phoneNumber" | "email">;

/** Validates all but `own`, which is taken as it is. */
function parseAround(
  input: Parameters<typeof parseCustomerForm>[0],
  own: Partial<Contacts>,
): ParsedCustomerForm {
  const parsed = parseCustomerForm({
    ...input,
    ...("email" in own && { email: anyAddress }),
    ...("phoneNumber" in own && { phoneNumber: anyMobile }),
  });
  return parsed.ok ? { ok: true, form: { ...parsed.form, ...own } } : parsed;
}

/** A phone number of nine or ten digits, with a dash after the prefix. */
export function dashedPhoneNumber(phoneNumber: string): string {
  const prefix = landline.test(phoneNumber) ? 2 : 3;
  return `${phoneNumber.slice(0, prefix)}-${phoneNumber.slice(prefix)}`;
}

/** An email address as the form takes it; undefined for an invalid one. */
export function parseEmail(text: string): string | undefined {
  const result = v.safeParse(fields.entries.email, text);
  return result.success ? result.output : undefined;
}
