import { expect, test } from "vitest";
import { type MarkBasis, makeMarks } from "./make-marks.ts";
import type { WaitingMark } from "./waiting-mark.ts";

function ground(changes: Partial<MarkBasis> = {}): MarkBasis {
  let ids = 0;
  return {
    deviceId: 3,
    now: 1_000,
    makeId: () => {
      ids += 1;
      return `new-${String(ids)}`;
    },
    seenEvent: () => 40,
    generation: () => "first",
    undoShownAs: () => ({ packed: false }),
    waiting: [],
    find: () => undefined,
    ...changes,
  };
}

const waiting = (actionId: string, orderNumber: string): WaitingMark => ({
  actionId,
  deviceId: 3,
  pressedAt: 900,
  seen: { event: 40, actionIds: [] },
  orderNumber,
  week: null,
  action: { packed: true },
  said: "",
  shownAs: { packed: true },
  undoShownAs: { packed: false },
});

test("a press has seen the newest event, and the waiting presses about the same order", () => {
  const before = [waiting("a", "1"), waiting("b", "2")];
  const [press] = makeMarks([{ orderNumber: "1", action: { handedOver: true } }], "Ruth", {
    ...ground({ waiting: before }),
  });
  expect(press).toMatchObject({
    actionId: "new-1",
    deviceId: 3,
    pressedAt: 1_000,
    seen: { event: 40, actionIds: ["a"] },
    orderNumber: "1",
    week: null,
    said: "Ruth",
  });
});

test("the presses of one call have seen each other, in their sequence", () => {
  const presses = makeMarks(
    [
      { orderNumber: "1", action: { money: { amount: 100, way: "cash" } } },
      { orderNumber: "1", action: { handedOver: true }, said: "Ruth" },
      { week: "2026-11-18", action: { weekClosed: true } },
    ],
    "all",
    ground(),
  );
  // What is refused of them says whose it was.
  expect(presses.map(({ said }) => said)).toEqual(["all", "Ruth", "all"]);
  expect(presses.map(({ seen }) => seen.actionIds)).toEqual([[], ["new-1_1"], []]);
});

test("an undo looks like what was before, and the undo of an undo like the first press", () => {
  const pressed = waiting("a", "1");
  const [undo] = makeMarks([{ orderNumber: "1", action: { undo: "a" } }], "", {
    ...ground({ find: () => pressed }),
  });
  expect(undo?.shownAs).toEqual({ packed: false });
  expect(undo?.undoShownAs).toEqual({ packed: true });
});

test("an undo of a press that this page did not make shows nothing before its answer", () => {
  const [undo] = makeMarks([{ orderNumber: "1", action: { undo: "old" } }], "", ground());
  expect(undo?.shownAs).toBeNull();
});
