import { expect, test } from "vitest";
import { chosenReason, firstReason, phrasesFor } from "./reason-field.tsx";
import { sampleWeeks } from "./testing/sample-weeks.ts";

const vacation = { he: "חופשה", en: "Vacation" };
const pesach = { he: "חופשת פסח", en: "Pesach break" };
const [ordinary, , ofPesach] = sampleWeeks();

test("a week of a holiday offers its phrase once, and begins with it", () => {
  const phrases = phrasesFor(ofPesach, vacation);
  expect(phrases).toEqual([pesach, vacation]);
  const draft = firstReason(ofPesach, phrases);
  expect(chosenReason(draft, phrases)).toEqual(pesach);
});

test("an ordinary week begins without a reason, and one that has a reason with that", () => {
  const phrases = phrasesFor(ordinary, vacation);
  expect(chosenReason(firstReason(ordinary, phrases), phrases)).toBeNull();
  const reason = { he: "חתונה", en: "A wedding" };
  expect(firstReason({ ...ordinary, reason }, phrases)).toEqual({ choice: "own", own: reason });
  expect(firstReason({ ...ordinary, reason: vacation }, phrases).choice).toBe(0);
});

test("own words are needed in both languages", () => {
  const own = { he: " חתונה ", en: " " };
  expect(chosenReason({ choice: "own", own }, [])).toBeUndefined();
  expect(chosenReason({ choice: "own", own: { ...own, en: "A wedding" } }, [])).toEqual({
    he: "חתונה",
    en: "A wedding",
  });
});
