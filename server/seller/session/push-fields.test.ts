import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { readPush, setPush } from "./device-fields.ts";

const now = Date.parse("2026-01-05T08:00:00Z");

test("a device stores which push messages it wants, for itself alone, and only at a push service", async () => {
  const { store } = await openShop({ clock: () => now });
  const [phone, laptop] = [await letIn(store, "owner", now), await letIn(store, "owner", now)];
  const context = await contextOf(phone, store, now);
  const subscription = {
    endpoint: "https://fcm.googleapis.com/fcm/send/abc",
    p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const input = { kinds: ["problem", "problem"], language: "he", subscription } as const;
  const stored = await setPush(context, input);
  expect(stored).toMatchObject({ kinds: ["problem"], endpoint: subscription.endpoint });
  expect((await readPush(await contextOf(laptop, store, now))).kinds).toEqual([]);
  const refusal = { refusal: { code: "BAD_REQUEST" } };
  for (const wrong of [
    { endpoint: "https://shop.example/internal" },
    { endpoint: `https://fcm.googleapis.com/${"a".repeat(2_000)}` },
    { p256dh: "short" },
    { auth: "&&&" },
  ]) {
    const changed = { ...input, subscription: { ...subscription, ...wrong } };
    await expect(setPush(context, changed)).rejects.toMatchObject(refusal);
  }
  await expect(setPush(context, { ...input, subscription: null })).rejects.toMatchObject(refusal);
  expect(await readPush(context)).toEqual(stored);
  await setPush(context, { kinds: [], language: "he", subscription: null });
  expect(await readPush(context)).toEqual({ ...stored, kinds: [], endpoint: null });
});
