import fc from "fast-check";
import { expect, test } from "vitest";
import { leastUploadSize } from "#contract/wire/desk-pictures.ts";
import {
  cutOf,
  firstView,
  isLargeEnough,
  movedBy,
  type Size,
  turned,
  turnedSize,
  type View,
  zoomedBy,
} from "./cut.ts";

const side = fc.integer({ min: 800, max: 6_000 });
const photographs = fc.record({ width: side, height: side });
const fraction = fc.double({ min: -2, max: 2, noNaN: true });
const inFrame = fc.double({ min: 0, max: 1, noNaN: true });
const gestures = fc.oneof(
  fc.record({ kind: fc.constant("move" as const), x: fraction, y: fraction }),
  fc.record({
    kind: fc.constant("zoom" as const),
    factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
    x: inFrame,
    y: inFrame,
  }),
  fc.record({ kind: fc.constant("turn" as const) }),
);
type Gesture = typeof gestures extends fc.Arbitrary<infer Each> ? Each : never;

function afterGesture(photograph: Size, view: View, gesture: Gesture): View {
  if (gesture.kind === "turn") return turned(photograph, view);
  if (gesture.kind === "move") return movedBy(photograph, view, gesture);
  return zoomedBy(photograph, view, gesture.factor, gesture);
}

test("whatever she does, the frame is full, has 4:3, and is large enough for the server", () => {
  fc.assert(
    fc.property(photographs, fc.array(gestures), (photograph, all) => {
      let view = firstView;
      for (const gesture of all) view = afterGesture(photograph, view, gesture);
      const { left, top, width, height } = cutOf(photograph, view);
      const size = turnedSize(photograph, view.quarterTurns);
      const slip = 1e-6;
      expect(width / height).toBeCloseTo(4 / 3, 6);
      expect(left).toBeGreaterThanOrEqual(-slip);
      expect(top).toBeGreaterThanOrEqual(-slip);
      expect(left + width).toBeLessThanOrEqual(size.width + slip);
      expect(top + height).toBeLessThanOrEqual(size.height + slip);
      expect(width).toBeGreaterThanOrEqual(leastUploadSize.width - slip);
    }),
  );
});

test("four turns lead back, and a move back too while nothing is at an edge", () => {
  const photograph = { width: 4_000, height: 3_000 };
  const view = zoomedBy(photograph, firstView, 4);
  const four = [1, 2, 3, 4].reduce((each) => turned(photograph, each), view);
  expect(cutOf(photograph, four)).toEqual(cutOf(photograph, view));
  const away = movedBy(photograph, view, { x: 0.5, y: -0.25 });
  expect(cutOf(photograph, away)).toEqual({ left: 1_000, top: 1_312.5, width: 1_000, height: 750 });
  expect(movedBy(photograph, away, { x: -0.5, y: 0.25 })).toEqual(view);
});

test("what is between the fingers stays there when she zooms", () => {
  const photograph = { width: 4_000, height: 3_000 };
  const at = { x: 0.25, y: 0.75 };
  const point = (view: View) => {
    const { left, top, width, height } = cutOf(photograph, view);
    return [left + at.x * width, top + at.y * height];
  };
  expect(point(zoomedBy(photograph, firstView, 2, at))).toEqual(point(firstView));
});

test("an upright photograph is shown in its full width, and turned in its full height", () => {
  const photograph = { width: 3_000, height: 4_000 };
  expect(cutOf(photograph, firstView)).toEqual({ left: 0, top: 875, width: 3_000, height: 2_250 });
  expect(cutOf(photograph, turned(photograph, firstView))).toEqual({
    left: 0,
    top: 0,
    width: 4_000,
    height: 3_000,
  });
});

test("a photograph that the server would refuse in one of its turns is too small", () => {
  expect(isLargeEnough({ width: 600, height: 600 })).toBe(true);
  expect(isLargeEnough({ width: 599, height: 4_000 })).toBe(false);
  expect(isLargeEnough({ width: 4_000, height: 449 })).toBe(false);
});
