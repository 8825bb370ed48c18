import { describe, expect, test } from "vitest";
import { formOf, problemsOfForm } from "#domain/testing/filled-form.ts";

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
