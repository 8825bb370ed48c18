import { expect, test } from "vitest";
import { problemsMail } from "./problems-mail.ts";

const since = Date.UTC(2026, 0, 5, 9);
const disk = { kind: "disk", since, overAt: null, words: "make space" };
const backup = { kind: "backup", since, overAt: null, words: "npm run backup says why" };
const mail = {
  recipient: "nephew@shop.co.il",
  shopName: "The soup kitchen",
  contactAddress: "cook@soup-kitchen.example",
  from: undefined,
  now: since + 7_200_000,
};

test("the subject names the problem, and the text says since when", () => {
  const { subject, text } = problemsMail({ ...mail, begun: [disk, backup], over: [] });
  expect(subject).toBe("The soup kitchen: the disk is nearly full, and 1 more");
  expect(text).toContain("Since 2026-01-05 11:00: make space\n");
});

test("of a problem that is over the subject says so, and the text when it began and ended", () => {
  const over = [{ ...disk, overAt: since + 3_600_000 }];
  const { subject, text } = problemsMail({ ...mail, begun: [], over });
  expect(subject).toBe("The soup kitchen: over: the disk is nearly full");
  expect(text).toContain(
    "Over since 2026-01-05 12:00, after it began at 2026-01-05 11:00: make space\n",
  );
});

test("a problem that only another version knows is named as one", () => {
  const { subject } = problemsMail({ ...mail, begun: [{ ...disk, kind: "fire" }], over: [] });
  expect(subject).toBe("The soup kitchen: a problem");
});
