import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { useTexts } from "#desk/language/language-context.tsx";
import { pictureTexts } from "#desk/language/picture-texts.ts";
import { Hint } from "#web/ui/layout.tsx";
import { type FramePoint, movedBy, type View, zoomedBy } from "./cut.ts";
import { drawCut } from "./draw-cut.ts";
import styles from "./picture-field.module.css";

interface CutFrameProps {
  readonly photograph: ImageBitmap;
  readonly view: View;
  /** Whether it cannot be changed, because it is being sent. */
  readonly isFixed: boolean;
  /** Gets what is done with the view, because a finger may move twice before it is shown. */
  readonly onView: (change: (view: View) => View) => void;
}

/** How much one press of a button or of a key makes the photograph larger. */
export const zoomStep = 1.25;
/** The part of the frame by which an arrow key moves the photograph. */
const keyStep = 0.05;

const moves: Readonly<Record<string, FramePoint>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};
const zooms: Readonly<Record<string, number>> = {
  "+": zoomStep,
  "=": zoomStep,
  "-": 1 / zoomStep,
};

/** The photograph behind a frame of 4:3: one finger, a mouse or the arrow keys move it; two fingers, + and − zoom. */
export function CutFrame({ photograph, view, isFixed, onView }: CutFrameProps) {
  const texts = useTexts(pictureTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, FramePoint>());
  const hintId = useId();

  useEffect(() => {
    if (canvas.current !== null) drawCut(canvas.current, photograph, view);
  }, [photograph, view]);

  const press = (event: KeyboardEvent) => {
    const [move, zoom] = [moves[event.key], zooms[event.key]];
    if (isFixed || event.ctrlKey || event.metaKey || (move ?? zoom) === undefined) return;
    event.preventDefault();
    if (move !== undefined) onView((now) => movedBy(photograph, now, move));
    if (zoom !== undefined) onView((now) => zoomedBy(photograph, now, zoom));
  };
  const drag = (event: PointerEvent) => {
    const before = [...fingers.current.values()];
    if (isFixed || !fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, pointOf(event));
    const after = [...fingers.current.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const by = { x: to.x - from.x, y: to.y - from.y };
    const factor = after.length === 2 ? spreadOf(after) / Math.max(spreadOf(before), 0.01) : 1;
    onView((now) => zoomedBy(photograph, movedBy(photograph, now, by), factor, to));
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return (
    <>
      <canvas
        ref={canvas}
        width={800}
        height={600}
        className={styles.frame}
        role="application"
        aria-label={texts.frame}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          // A third finger would only make it jump.
          if (fingers.current.size < 2) fingers.current.set(event.pointerId, pointOf(event));
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <Hint id={hintId}>{texts.hint}</Hint>
    </>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): FramePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function middleOf(points: readonly FramePoint[]): FramePoint {
  const sum = (of: (point: FramePoint) => number) =>
    points.reduce((total, point) => total + of(point), 0) / points.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** The distance of two fingers; 0 for one. The frame is wider than high. */
function spreadOf([first, second]: readonly FramePoint[]): number {
  if (first === undefined || second === undefined) return 0;
  return Math.hypot((first.x - second.x) * 4, (first.y - second.y) * 3);
}
