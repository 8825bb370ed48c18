import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formOf, problemsOfForm, ruthsForm } from "#domain/testing/filled-form.ts";
import {
  dashedPhoneNumber,
  longestTexts,
  parseChangedForm,
  parseCustomerForm,
  parseSellerForm,
} from "./customer-form.ts";
import { normalizePhoneNumber } from "./phone-number.ts";

describe("the place-order form", () => {
  test("accepts a valid form unchanged", () => {
    expect(parseCustomerForm(ruthsForm)).toEqual({ ok: true, form: ruthsForm });
  });

  test("reports every required field of an empty form at once", () => {
    const empty = { name: "", phoneNumber: "", email: "", orderType: "", city: "", address: "" };
    const problems = {
      name: "NAME_REQUIRED",
      phoneNumber: "PHONE_REQUIRED",
      email: "EMAIL_INVALID",
      orderType: "ORDER_TYPE_REQUIRED",
      city: "CITY_REQUIRED",
    };
    expect(parseCustomerForm(empty)).toEqual({ ok: false, problems });
    expect(parseCustomerForm({ ...empty, orderType: "delivery" })).toEqual({
      ok: false,
      problems: { ...problems, orderType: undefined, address: "ADDRESS_REQUIRED" },
    });
  });

  test("reports the same for missing fields, such as an unchosen radio button", () => {
    expect(parseCustomerForm({})).toEqual({
      ok: false,
      problems: {
        name: "NAME_REQUIRED",
        phoneNumber: "PHONE_REQUIRED",
        email: "EMAIL_INVALID",
        orderType: "ORDER_TYPE_REQUIRED",
        city: "CITY_REQUIRED",
      },
    });
  });

  test.each([null, 5, true, ["x"], { text: "x" }])("rejects %j in every field", (value) => {
    expect(problemsOfForm({ name: value })).toEqual({ name: "NAME_REQUIRED" });
    expect(problemsOfForm({ phoneNumber: value })).toEqual({ phoneNumber: "PHONE_REQUIRED" });
    expect(problemsOfForm({ email: value })).toEqual({ email: "EMAIL_INVALID" });
    expect(problemsOfForm({ orderType: value })).toEqual({ orderType: "ORDER_TYPE_REQUIRED" });
    expect(problemsOfForm({ city: value })).toEqual({ city: "CITY_REQUIRED" });
    expect(problemsOfForm({ address: value })).toEqual({ address: "ADDRESS_REQUIRED" });
  });

  test("returns no unknown fields", () => {
    const withMore = { ...ruthsForm, isAdmin: true };
    expect(parseCustomerForm(withMore)).toEqual({ ok: true, form: ruthsForm });
  });
});

describe.each([
  ["name", "NAME_REQUIRED"],
  ["city", "CITY_REQUIRED"],
  ["address", "ADDRESS_REQUIRED"],
] as const)("the %s", (field, missing) => {
  test.each([
    "",
    " ",
    "\t\n",
    "\u00A0\u3000",
    "\u200F",
    " \u200E\u2068\uFEFF ",
    "\0",
    "\u0007",
    "\u3164",
    "\u2800",
    "\u115F\u1160",
    "\u0301",
    "\u200B\u2060",
  ])("is missing if it is %j", (text) => {
    expect(problemsOfForm({ [field]: text })).toEqual({ [field]: missing });
  });

  test.each([
    ["  ruth  ", "ruth"],
    ["ruth\r\nBcc: all@example.com", "ruth Bcc: all@example.com"],
    ["ru\0th", "ru th"],
    ["line\u0085two", "line two"],
    ["רות\u200F", "רות\u200F"],
    ['ר׳ כהן־לוי "הרב"', 'ר׳ כהן־לוי "הרב"'],
    ["<b>O'Brien & co</b>", "<b>O'Brien & co</b>"],
  ])("%j is read as %j", (text, read) => {
    expect(formOf({ [field]: text })[field]).toBe(read);
  });

  test("is accepted up to its maximum length", () => {
    const longest = "א".repeat(longestTexts[field]);
    expect(formOf({ [field]: ` ${longest} ` })[field]).toBe(longest);
    expect(problemsOfForm({ [field]: `${longest}א` })).toEqual({ [field]: "TEXT_TOO_LONG" });
  });
});

describe("the phone number", () => {
  test.each([
    "0501234567",
    "050-123-4567",
    "050 123 4567",
    "(050) 1234567",
    "[050] {123} 4567",
    "050–123—4567",
    "050־123־4567",
    "+972501234567",
    "+972 50-123-4567",
    "(+972) 50-1234567",
    "\u202A+972 50-123-4567\u202C",
    "\u200E0501234567\u200F",
    "\t050\u00A01234567\n",
    "+972 (0)50-123-4567",
    "+972 050-123-4567",
    "972501234567",
    "972-50-1234567",
    "9720501234567",
    "00972501234567",
    "00972 (0) 50 1234567",
    "050.123.4567",
    "050/1234567",
    "050‑123‑4567",
    "050−1234567",
    "050\u2009123\u202f4567",
    "٠٥٠١٢٣٤٥٦٧",
    "۰۵۰-۱۲۳-۴۵۶۷",
    "０５０１２３４５６７",
    "tel:0501234567",
    "TEL:+972-50-123-4567",
    "050·123·4567",
    "050 • 123 4567",
    "050_123_4567",
    "050-1234567;",
    "050 123 4567,",
  ])("%j is 0501234567", (phoneNumber) => {
    expect(normalizePhoneNumber(phoneNumber)).toBe("0501234567");
    expect(formOf({ phoneNumber }).phoneNumber).toBe("0501234567");
  });

  test.each(["501234567", "50-123-4567", "(50) 1234567"])(
    "%j is 0501234567 in a form, and may be an order number in a search",
    (phoneNumber) => {
      expect(formOf({ phoneNumber }).phoneNumber).toBe("0501234567");
      expect(normalizePhoneNumber(phoneNumber)).toBe("501234567");
    },
  );

  test.each(["", " ", "-", "()", "\u200F"])("is missing if it is %j", (phoneNumber) => {
    expect(problemsOfForm({ phoneNumber })).toEqual({ phoneNumber: "PHONE_REQUIRED" });
  });

  test.each([
    "050123456",
    "05012345678",
    "50123456",
    "401234567",
    "050,1234567",
    "050 123 4567 ext 5",
    "05O1234567",
    "+97250123456",
    "+9725012345678",
    "97250123456",
    "0097250123456",
    "+1 212 555 0100",
    "00 1 212 555 0100",
    "+0501234567",
    "050+972123",
    "05012E4567",
    "050123456x",
    "050½1234567",
    "0501234567, 0501234568",
  ])("%j does not have ten digits", (phoneNumber) => {
    expect(problemsOfForm({ phoneNumber })).toEqual({ phoneNumber: "PHONE_NOT_TEN_DIGITS" });
  });
});

test("a phone number is the same however it is written", () => {
  const marks = fc.constantFrom("", " ", "-", ".", "־", "\u00a0", "\u200f");
  fc.assert(
    fc.property(
      fc.stringMatching(/^05\d{8}$/u),
      fc.constantFrom("0", "+972", "+972 (0)", "00972-", "972", "(972) 0"),
      fc.array(marks, { minLength: 9, maxLength: 9 }),
      (number, code, between) => {
        const digits = number
          .slice(1)
          .split("")
          .map((digit, at) => `${digit}${between[at] ?? ""}`);
        expect(normalizePhoneNumber(`${code}${digits.join("")}`)).toBe(number);
        expect(normalizePhoneNumber(dashedPhoneNumber(number))).toBe(number);
      },
    ),
  );
});

describe("an order by phone", () => {
  const form = { ...ruthsForm, email: "" };

  test.each([
    ["02-123 4567", "021234567", "02-1234567"],
    ["+972 9 7654321", "097654321", "09-7654321"],
    ["050-1234567", "0501234567", "050-1234567"],
  ])("may come from a landline or a mobile: %j", (phoneNumber, digits, shown) => {
    const parsed = parseSellerForm({ ...form, phoneNumber });
    expect(parsed).toMatchObject({ ok: true, form: { phoneNumber: digits, email: "" } });
    expect(dashedPhoneNumber(digits)).toBe(shown);
  });

  test.each([
    "011234567",
    "050123456",
    "061234567",
    "+972 7 1234567",
    "0512345678 9",
    "12345678",
    "02123456",
    "0212345678 9",
    "",
  ])("comes from no number like %j", (phoneNumber) => {
    expect(parseSellerForm({ ...form, phoneNumber })).toMatchObject({
      ok: false,
      problems: { phoneNumber: expect.stringMatching(/^PHONE_/u) },
    });
  });
});

test("the form of an order that is changed accepts the contacts that it had, and no other ones that the form refuses", () => {
  const had = { phoneNumber: "021234567", email: "" };
  const form = { ...ruthsForm, phoneNumber: "02-123 4567", email: " " };
  expect(parseChangedForm(form, had)).toMatchObject({ ok: true, form: had });
  expect(parseChangedForm({ ...form, phoneNumber: "021234568", email: "ruth" }, had)).toEqual({
    ok: false,
    problems: { phoneNumber: "PHONE_NOT_TEN_DIGITS", email: "EMAIL_INVALID" },
  });
  expect(parseChangedForm(form, undefined)).toMatchObject({ ok: false });
});

describe("pickup or delivery", () => {
  test.each(["Pickup", "delivery ", "both", "0"])("is not %j", (orderType) => {
    expect(problemsOfForm({ orderType })).toEqual({ orderType: "ORDER_TYPE_REQUIRED" });
  });

  test.each([undefined, null, "", "רחוב הזית 7", "\n", 5])(
    "pickup needs no address, and forgets the address %j",
    (address) => {
      expect(formOf({ orderType: "pickup", address })).toEqual({
        ...ruthsForm,
        orderType: "pickup",
        address: "",
      });
    },
  );

  test("pickup ignores an address that is too long, because its field is hidden", () => {
    const address = "x".repeat(longestTexts.address + 1);
    expect(formOf({ orderType: "pickup", address }).address).toBe("");
  });

  test("delivery needs an address", () => {
    expect(problemsOfForm({ address: undefined })).toEqual({ address: "ADDRESS_REQUIRED" });
  });

  test("delivery requires an address even while other fields are invalid", () => {
    expect(problemsOfForm({ name: "", address: " " })).toEqual({
      name: "NAME_REQUIRED",
      address: "ADDRESS_REQUIRED",
    });
  });

  test("pickup needs a city as well", () => {
    expect(problemsOfForm({ orderType: "pickup", city: "" })).toEqual({ city: "CITY_REQUIRED" });
  });
});

describe("the email address", () => {
  test.each([
    "ruth@example.com",
    "r@e.co",
    "ruth.cohen+soup@mail.example.co.il",
    "o'brien_99%@ex-ample.com",
    "רות@דוגמה.ישראל",
    "UPPER@EXAMPLE.COM",
  ])("%s is valid", (email) => {
    expect(formOf({ email }).email).toBe(email);
  });

  test("is read without the direction marks of a pasted address", () => {
    expect(formOf({ email: "\u200Fruth@example.com\u200E" }).email).toBe("ruth@example.com");
  });

  test("has small letters outside of ASCII, which databases do not compare, and one form of each", () => {
    expect(formOf({ email: "ÜBER@Example.com" }).email).toBe("üBER@Example.com");
    expect(formOf({ email: "e\u0301Va@example.com" }).email).toBe("\u00e9Va@example.com");
  });

  test("is trimmed", () => {
    expect(formOf({ email: " ruth@example.com\n" }).email).toBe("ruth@example.com");
  });

  test.each([
    "",
    " ",
    "ruth",
    "ruth@",
    "@example.com",
    "ruth@example",
    "ruth@example.",
    "ruth@.com",
    "ruth@example..com",
    "ruth..cohen@example.com",
    ".ruth@example.com",
    "ruth.@example.com",
    "ruth@@example.com",
    "ruth@a@example.com",
    "ruth cohen@example.com",
    "ruth@exam ple.com",
    "Ruth <ruth@example.com>",
    '"ruth"@example.com',
    "ruth@example.com, dan@example.com",
    "ruth@example.com;dan@example.com",
    "ruth@example.com\r\nBcc: all@example.com",
    "ruth@example.com\0",
    "ruth@[127.0.0.1]",
    "ruth\\@example.com",
    "mailto:ruth@example.com",
  ])("%j is invalid", (email) => {
    expect(problemsOfForm({ email })).toEqual({ email: "EMAIL_INVALID" });
  });

  test("is accepted up to 254 characters", () => {
    const ofLength = (length: number) =>
      `${"r".repeat(length - "@example.com".length)}@example.com`;
    expect(formOf({ email: ofLength(254) }).email).toHaveLength(254);
    expect(problemsOfForm({ email: ofLength(255) })).toEqual({ email: "TEXT_TOO_LONG" });
  });

  test.each(["@", "a@", "a@a.", "a@.", "."])(
    "of a hundred thousand times %j is refused at once",
    (text) => {
      expect(problemsOfForm({ email: text.repeat(100_000) })).toEqual({ email: "TEXT_TOO_LONG" });
    },
    1000,
  );
});
