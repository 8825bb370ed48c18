import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import type { UploadedPicture } from "#contract/wire/desk-pictures.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { pictureTexts } from "#desk/language/picture-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Hint, Note, Row, Said, Stack } from "#web/ui/layout.tsx";
import {
  canZoomIn,
  type FramePoint,
  firstView,
  movedBy,
  turned,
  type View,
  zoomedBy,
} from "./cut.ts";
import { drawCut, jpegOfCut } from "./draw-cut.ts";
import styles from "./picture-field.module.css";
import { type PictureProblem, sendPicture } from "./send-picture.ts";

interface CutDialogProps {
  readonly photograph: ImageBitmap;
  readonly onCancel: () => void;
  readonly onSent: (picture: UploadedPicture) => void;
}

type Sending =
  | { readonly kind: "not-yet" }
  /** `part` is 1 while the server makes the picture. */
  | { readonly kind: "sending"; readonly part: number }
  | { readonly kind: "problem"; readonly problem: PictureProblem };

/** Asks which part of a photograph is the picture, and sends it. Canceling also ends what is being sent. */
export function CutDialog({ photograph, onCancel, onSent }: CutDialogProps) {
  const { shell } = useMessages();
  const texts = useTexts(pictureTexts);
  const [view, setView] = useState(firstView);
  const [sending, setSending] = useState<Sending>({ kind: "not-yet" });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async () => {
    const controller = new AbortController();
    abort.current = controller;
    setSending({ kind: "sending", part: 0 });
    const onProgress = (part: number) => setSending({ kind: "sending", part });
    const jpeg = await jpegOfCut(photograph, view);
    if (controller.signal.aborted) return;
    const outcome = await sendPicture(jpeg, { signal: controller.signal, onProgress });
    if (outcome.kind === "sent") onSent(outcome.picture);
    else if (outcome.kind === "problem") setSending(outcome);
  };

  const isSending = sending.kind === "sending";
  return (
    <Dialog
      title={texts.title}
      size="sheet"
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{shell.cancel}</Button>
          <Button look="main" disabled={isSending} onClick={() => void send()}>
            {sending.kind === "problem" ? shell.tryAgain : texts.use}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <CutFrame photograph={photograph} view={view} isFixed={isSending} onView={setView} />
        <Row>
          <Button
            disabled={isSending || !canZoomIn(photograph, view)}
            onClick={() => setView(zoomedBy(photograph, view, zoomStep))}
          >
            {texts.larger}
          </Button>
          <Button
            disabled={isSending || view.zoom <= 1}
            onClick={() => setView(zoomedBy(photograph, view, 1 / zoomStep))}
          >
            {texts.smaller}
          </Button>
          <Button disabled={isSending} onClick={() => setView(turned(photograph, view))}>
            {texts.turn}
          </Button>
        </Row>
        <Said>{isSending && (sending.part < 1 ? texts.sending : texts.making)}</Said>
        {isSending && (
          <progress
            className={styles.progress}
            aria-label={texts.sending}
            {...(sending.part < 1 && { value: sending.part })}
          />
        )}
        {sending.kind === "problem" && (
          <Note as="p" role="alert" isError>
            {texts.problems[sending.problem]}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}

interface CutFrameProps {
  readonly photograph: ImageBitmap;
  readonly view: View;
  /** Whether it cannot be changed, because it is being sent. */
  readonly isFixed: boolean;
  /** Gets what is done with the view, because a finger may move twice before it is shown. */
  readonly onView: (change: (view: View) => View) => void;
}

/** How much one press of a button or of a key makes the photograph larger. */
const zoomStep = 1.25;
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
function CutFrame({ photograph, view, isFixed, onView }: CutFrameProps) {
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
