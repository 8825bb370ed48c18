import { expect, test } from "vitest";
import type { AnswerOf, CallRefusal } from "#contract/wire/desk-calls.ts";
import { tornAnswers } from "#desk/testing/torn-answers.ts";
import { isFailure, judgeAnswer, pauseBefore } from "./judge-answer.ts";
import { refusedMark } from "./refused-mark.ts";

const answered = (outcome: AnswerOf<"press">["outcome"]) => ({
  answer: { outcome, event: null, order: null, week: null },
});
const failed = (code?: CallRefusal["code"]) => (code === undefined ? {} : { refused: { code } });

test("a press counts whether it was stored now or before", () => {
  expect(judgeAnswer(answered("recorded"), 0).kind).toBe("stored");
  expect(judgeAnswer(answered("repeated"), 0).kind).toBe("stored");
});

test("what the server decided against is refused with its reason", () => {
  for (const outcome of ["outdated", "nothing_to_undo", "action_reused", "unknown_order"] as const)
    expect(judgeAnswer(answered(outcome), 0)).toMatchObject({ kind: "refused", why: outcome });
  expect(judgeAnswer(failed("NOT_ALLOWED"), 0)).toMatchObject({
    kind: "refused",
    why: "not_allowed",
  });
  expect(judgeAnswer(failed("BAD_REQUEST"), 0)).toMatchObject({
    kind: "refused",
    why: "not_accepted",
  });
});

test("an order that takes no request for payment by mail is not refused as changed by another device", () => {
  const whyOf = (asked: "again" | "whatsapp") => {
    const action = { asked };
    const seen = { event: 0, actionIds: [] };
    const about = { orderNumber: "1", week: null, action, shownAs: action, undoShownAs: null };
    const mark = { actionId: "a", deviceId: 1, pressedAt: 1, seen, said: "", ...about };
    return refusedMark(mark, "outdated", null).why;
  };
  expect(whyOf("again")).toBe("not_asked");
  expect(whyOf("whatsapp")).toBe("outdated");
});

test("a press is sent again after anything whose outcome is in doubt", () => {
  expect(judgeAnswer(undefined, 0)).toEqual({ kind: "again" });
  for (const code of ["UNAVAILABLE", "OUTCOME_UNKNOWN", "TOO_MANY_REQUESTS"] as const)
    expect(judgeAnswer(failed(code), 99)).toEqual({ kind: "again" });
});

test("after five failures of the server at one mark the user learns of it, and the next mark is sent", () => {
  expect(
    [0, 1, 2, 3].map((failures) => judgeAnswer(failed("INTERNAL_ERROR"), failures).kind),
  ).toEqual(["again", "again", "again", "again"]);
  expect(judgeAnswer(failed("INTERNAL_ERROR"), 4)).toMatchObject({
    kind: "refused",
    why: "failed",
  });
  expect(judgeAnswer(failed(), 4)).toMatchObject({ kind: "refused", why: "failed" });
});

test("a device that is signed out sends nothing more", () => {
  expect(judgeAnswer(failed("NOT_SIGNED_IN"), 0)).toEqual({ kind: "signed-out" });
});

test("a press whose answer lacks its outcome is sent again, and what else is missing is not known", () => {
  const whole = {
    answer: { outcome: "recorded", event: 7, order: null, week: null },
  } as const;
  for (const { part, answer } of tornAnswers(whole)) {
    const isNeeded = /^answer(?:\.outcome)?$/u.test(part);
    expect([part, judgeAnswer(answer, 0).kind]).toEqual([part, isNeeded ? "again" : "stored"]);
    expect([part, isFailure(answer)]).toEqual([part, isNeeded]);
  }
  const missing = { answer: { outcome: "recorded" } } as unknown as typeof whole;
  expect(judgeAnswer(missing, 0)).toMatchObject({
    answer: { event: null, order: null, week: null },
  });
});

test("pauses grow from one second to thirty", () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(pauseBefore)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});
