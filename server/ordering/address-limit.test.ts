import { expect, test } from "vitest";
import { createAddressLimit } from "./address-limit.ts";

const hour = 3_600_000;

test("an address has as many places as the limit, and each is free again after an hour", () => {
  const { take } = createAddressLimit(2);
  expect(take("192.0.2.1", 0)).toMatchObject({ ok: true });
  expect(take("192.0.2.1", 10)).toMatchObject({ ok: true });
  expect(take("192.0.2.1", 20)).toEqual({ ok: false, freeAt: hour });
  expect(take("192.0.2.2", 20)).toMatchObject({ ok: true });
  expect(take("192.0.2.1", hour)).toMatchObject({ ok: true });
  expect(take("192.0.2.1", hour + 1)).toEqual({ ok: false, freeAt: hour + 10 });
});

test("a place that is given back can be taken again", () => {
  const { take } = createAddressLimit(1);
  const taken = take("192.0.2.1", 0);
  expect(taken.ok).toBe(true);
  if (taken.ok) taken.giveBack();
  expect(take("192.0.2.1", 0)).toMatchObject({ ok: true });
  expect(take("192.0.2.1", 0)).toMatchObject({ ok: false });
});
