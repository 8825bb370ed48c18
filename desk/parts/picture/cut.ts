import { leastUploadSize } from "#contract/wire/desk-pictures.ts";

/** A width and a height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a photograph lies behind the frame of 4:3. */
export interface View {
  /** How often it was turned by 90 degrees clockwise, 0 to 3. */
  readonly quarterTurns: number;
  /** 1 fills the frame with as much of the photograph as possible. */
  readonly zoom: number;
  /** Where the middle of the frame is in the turned photograph: 0 to 1 from its left and its upper edge. */
  readonly x: number;
  readonly y: number;
}

/** The part of the turned photograph that the frame shows, in its pixels. */
export interface Cut extends Size {
  readonly left: number;
  readonly top: number;
}

/** A position in the frame: 0 to 1 from its left and its upper edge. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

const ratio = 4 / 3;
const mostZoom = 8;

export const firstView: View = { quarterTurns: 0, zoom: 1, x: 0.5, y: 0.5 };

/** Whether the server takes a photograph of this size, however it is turned. */
export function isLargeEnough(photograph: Size): boolean {
  const isEnough = (size: Size) => wholeCut(size).width >= leastUploadSize.width;
  return isEnough(photograph) && isEnough(turnedSize(photograph, 1));
}

export function cutOf(photograph: Size, view: View): Cut {
  const size = turnedSize(photograph, view.quarterTurns);
  const whole = wholeCut(size);
  const [width, height] = [whole.width / view.zoom, whole.height / view.zoom];
  return {
    width,
    height,
    left: view.x * size.width - width / 2,
    top: view.y * size.height - height / 2,
  };
}

/** Moves the photograph with the finger: by parts of the width and of the height of the frame. */
export function movedBy(photograph: Size, view: View, by: FramePoint): View {
  const size = turnedSize(photograph, view.quarterTurns);
  const { width, height } = cutOf(photograph, view);
  return inside(photograph, {
    ...view,
    x: view.x - (by.x * width) / size.width,
    y: view.y - (by.y * height) / size.height,
  });
}

/** Makes the photograph larger (a factor above 1) or smaller; what is at `at` stays there as far as the frame stays full. */
export function zoomedBy(
  photograph: Size,
  view: View,
  factor: number,
  at: FramePoint = { x: 0.5, y: 0.5 },
): View {
  const zoom = Math.min(largestZoom(photograph, view), Math.max(1, view.zoom * factor));
  const size = turnedSize(photograph, view.quarterTurns);
  const before = cutOf(photograph, view);
  const scale = view.zoom / zoom;
  return inside(photograph, {
    ...view,
    zoom,
    x: (before.left + before.width * (at.x + (0.5 - at.x) * scale)) / size.width,
    y: (before.top + before.height * (at.y + (0.5 - at.y) * scale)) / size.height,
  });
}

/** Turns the photograph by 90 degrees clockwise; the middle of the frame shows the same as far as possible. */
export function turned(photograph: Size, view: View): View {
  const next = { ...view, quarterTurns: (view.quarterTurns + 1) % 4, x: 1 - view.y, y: view.x };
  return inside(photograph, {
    ...next,
    zoom: Math.min(next.zoom, largestZoom(photograph, next)),
  });
}

export function canZoomIn(photograph: Size, view: View): boolean {
  return view.zoom < largestZoom(photograph, view);
}

/** The server takes no smaller part. */
function largestZoom(photograph: Size, { quarterTurns: turns }: View): number {
  const { width } = wholeCut(turnedSize(photograph, turns));
  return Math.max(1, Math.min(mostZoom, width / leastUploadSize.width));
}

export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

function wholeCut({ width, height }: Size): Size {
  const whole = Math.min(width, height * ratio);
  return { width: whole, height: whole / ratio };
}

/** Keeps the frame full. */
function inside(photograph: Size, view: View): View {
  const size = turnedSize(photograph, view.quarterTurns);
  const { width, height } = cutOf(photograph, view);
  return {
    ...view,
    x: between(view.x, width / 2 / size.width),
    y: between(view.y, height / 2 / size.height),
  };
}

function between(value: number, margin: number): number {
  return Math.min(1 - margin, Math.max(margin, value));
}
