import { expect, test } from "vitest";
import { answers, type Call, nothing } from "./call.ts";
import { owner, quiet } from "./call-rules.ts";

test("a call that names no role, or does not say whether the sign-in has to be confirmed, does not compile", () => {
  const asked = { request: nothing, answer: answers<string>() };
  const complete: Call = { ...quiet, ...asked, roles: owner, confirmed: "never" };
  // @ts-expect-error -- it names no role
  const withoutRoles: Call = { ...quiet, ...asked, confirmed: "never" };
  // @ts-expect-error -- it does not say whether the sign-in has to be confirmed
  const withoutConfirmed: Call = { ...quiet, ...asked, roles: owner };
  expect([complete, withoutRoles, withoutConfirmed]).toHaveLength(3);
});

test("what JSON would change is no answer", () => {
  // @ts-expect-error -- a map becomes an empty object
  answers<{ readonly amounts: ReadonlyMap<string, number> }>();
  // @ts-expect-error -- a date becomes a text
  answers<readonly Date[]>();
  expect(answers<{ readonly a: readonly (string | null)[]; readonly b?: number }>()).toEqual({});
});
