import { expect, test } from "vitest";
import { argsOf, openDesk } from "#server/seller/testing/desk-of-roles.ts";
import { everyField, rootFields } from "#server/seller/testing/every-field.ts";
import type { DeskAnswer } from "#server/testing/open-desk.ts";
import type { CallRules } from "./call-rules.ts";
import { type RootField, rulesOfFields } from "./root-fields.ts";

const codesOf = ({ errors }: DeskAnswer) => errors?.map(({ extensions }) => extensions.code) ?? [];

test("every root field of the schema has rules, and whoever may do something is named", () => {
  expect(Object.keys(rulesOfFields).toSorted()).toEqual(rootFields().toSorted());
});

test("an owner whose sign-in is not confirmed is refused what always needs that, and nothing that never does", async () => {
  const { ask, devices, spare, store } = await openDesk();
  await store.confirmDevice({ id: devices.owner.id, at: 0 });
  const args = argsOf(spare);
  for (const [field, { confirmed }] of Object.entries<CallRules>(rulesOfFields)) {
    if (typeof confirmed !== "string") continue;
    const codes = codesOf(await ask(devices.owner, everyField(field, args[field as RootField])));
    const expected = confirmed === "always" ? ["CONFIRM_FIRST"] : [];
    expect([field, codes.filter((code) => code === "CONFIRM_FIRST")]).toEqual([field, expected]);
  }
});
