import { expect, test } from "vitest";
import { createAddressLimit, networkOf } from "./address-limit.ts";

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

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
