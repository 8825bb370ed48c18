import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openWithOrder } from "#server/testing/open-with-order.ts";
import { askOrder, codeIn, readOrderCall } from "#server/testing/placed-order-calls.ts";

const guesses = 10_000;

/** Half of the guesses are keys for an order that exists, half are for numbers that do not; some keys are nearly right. */
function* guess(number: string, key: string) {
  const right = Buffer.from(key, "base64url");
  for (let index = 0; index < guesses / 2; index += 1) {
    const bytes = index < 128 ? flipBit(right, index) : randomBytes(16);
    yield { number, key: bytes.toString("base64url") };
    const unknown = String(Number(number) + 1 + index);
    yield { number: unknown, key: index < 128 ? key : randomBytes(16).toString("base64url") };
  }
}

function flipBit(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  const at = bit >> 3;
  copy[at] = (copy[at] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

/** An address of its own for each guess. */
const addressOf = (index: number) =>
  `10.${String(index >> 16)}.${String((index >> 8) & 255)}.${String(index & 255)}`;

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

test("none of 10,000 guessed keys opens a page, an unknown number takes as long as a wrong key, and then the limit works", async () => {
  const { app, link, clock, kinds } = await openWithOrder({
    config: { logLevel: "fatal", callsPerMinute: 0 },
  });
  const times: Readonly<Record<"known" | "unknown", number[]>> = { known: [], unknown: [] };
  const statuses = new Map<number, number>();
  let index = 0;
  for (const { number, key } of guess(link.number, link.key)) {
    // Slowly enough that the limit over all addresses is not what keeps them out.
    clock.now += 250;
    const start = performance.now();
    const { statusCode } = await app.inject({
      url: `/order/${number}/${key}`,
      remoteAddress: addressOf(index),
    });
    times[number === link.number ? "known" : "unknown"].push(performance.now() - start);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    index += 1;
  }
  expect([...statuses]).toEqual([[404, guesses]]);
  const ratio = median(times.known) / median(times.unknown);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);

  // The same in a burst: 300 a minute over all addresses are looked at.
  clock.now += 60_000;
  const burst: string[] = [];
  for (const { number, key } of guess(link.number, link.key).take(310)) {
    const remoteAddress = addressOf(burst.length);
    const answer = await app.inject({ url: `/order/${number}/${key}`, remoteAddress });
    burst.push(`${String(answer.statusCode)} ${String(answer.headers["retry-after"])}`);
  }
  expect(burst).toEqual([
    ...Array.from({ length: 300 }, () => "404 undefined"),
    ...Array.from({ length: 10 }, () => "429 60"),
  ]);
  const wrong = readOrderCall({ ...link, key: "A".repeat(22) });
  expect(codeIn(await askOrder(app, wrong, "192.0.2.1"))).toBe("TOO_MANY_REQUESTS");
  expect((await app.inject({ url: link.page, remoteAddress: addressOf(0) })).statusCode).toBe(200);
  expect(await kinds()).toEqual([]);
});
