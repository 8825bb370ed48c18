import { expect, test } from "vitest";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { answerRecoveryKey, backUpNow, readSafety, useRecoveryKey } from "./read-safety.ts";

const monday = Date.parse("2026-01-05T08:00:00Z");

test("the owner gets a key and decides whose key opens the copies", async () => {
  const { store } = await openShop({ clock: () => monday });
  const owner = await letIn(store, "owner", monday);
  await store.confirmDevice({ id: owner.id, at: monday });
  const used: string[] = [];
  const safety = {
    status: () =>
      Promise.resolve({
        newestAt: undefined,
        isBesideData: true,
        nextAt: monday,
        isRunning: false,
        copies: undefined,
        sheetMadeAt: undefined,
      }),
    backUpNow: () => undefined,
    makeRecoveryKey: () => Promise.resolve({ key: "AGE-SECRET-KEY-1", recipient: "age1" }),
    useRecipient: (recipient: string) => Promise.resolve(used.push(recipient) === 1),
  };
  const at = async (now: number) => ({ ...(await contextOf(owner, store, now)), safety });
  const soon = await at(monday);
  expect(await answerRecoveryKey(soon)).toMatchObject({ recipient: "age1" });
  expect(await useRecoveryKey(soon, "age1")).toMatchObject({ copies: null, newestAt: null });
  const notOne = { refusal: { code: "BAD_REQUEST" } };
  await expect(useRecoveryKey(soon, "ssh-rsa")).rejects.toMatchObject(notOne);

  const ofDemo = { ...soon, safety: undefined };
  expect(await readSafety(ofDemo)).toBeNull();
  await expect(backUpNow(ofDemo)).rejects.toMatchObject(notOne);
  await expect(answerRecoveryKey(ofDemo)).rejects.toMatchObject(notOne);
});
