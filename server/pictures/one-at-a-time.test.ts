import { expect, test } from "vitest";
import { createOneAtATime } from "./one-at-a-time.ts";

function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve };
}

test("requests that come together are done in sequence, and one that finds too many waiting is refused", async () => {
  const inTurn = createOneAtATime({ most: 1, time: 60_000 });
  const log: string[] = [];
  const first = held();
  const noted = (name: string, work: () => Promise<unknown>) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await work();
      log.push(`${name} ends`);
      return name;
    });
  const all = [
    noted("a", first.work),
    noted("b", () => Promise.resolve()),
    noted("c", held().work),
  ];
  expect(await all[2]).toBeUndefined();
  first.end("");
  expect(await Promise.all(all.slice(0, 2))).toEqual(["a", "b"]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("a request that waits too long is refused, and failed work makes room", async () => {
  const inTurn = createOneAtATime({ most: 5, time: 1 });
  const first = held();
  const working = inTurn(first.work);
  expect(await inTurn(() => Promise.resolve("late"))).toBeUndefined();
  first.end("first");
  expect(await working).toBe("first");
  await expect(inTurn(() => Promise.reject(new Error("damaged")))).rejects.toThrow("damaged");
  expect(await inTurn(() => Promise.resolve("next"))).toBe("next");
});
