/** How long a control that takes back does not answer where something was just pressed, in milliseconds. */
const guardedMs = 2000;
/** How near counts as the same spot, in CSS pixels: the size of a control under a thumb. */
const nearby = 44;

interface PressedSpot {
  readonly control: Element;
  /** Null if the control was pressed by keyboard. */
  readonly point: { readonly x: number; readonly y: number } | null;
  readonly at: number;
  readonly tookBack: boolean;
}

/**
 * Keeps the second press of a double press from taking back what the first one did. A control with `data-takes-back="true"`, such as
 * Undo or 'not packed', does not answer for two seconds at a spot where something was just pressed. After it was pressed, no
 * control that marks answers there, so that a double press does not mark again either. Elsewhere each answers at once. For the
 * keyboard a spot is a control. `now` is in milliseconds.
 */
export function guardDoublePress(root: Document, now: () => number): void {
  let last: PressedSpot | undefined;
  root.addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element ? event.target.closest("button, a") : null;
      if (control === null) return;
      const tookBack = control.matches('[data-takes-back="true"]');
      const pressed = { control, point: pointOf(event), at: now(), tookBack };
      const isRepeated = last !== undefined && isSameSpot(last, pressed);
      if (isRepeated && (tookBack || (last?.tookBack === true && isMark(control)))) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = pressed;
    },
    { capture: true },
  );
}

/** Whether a control marks; the attribute then says whether it takes the mark back at the moment. */
function isMark(control: Element): boolean {
  return control.hasAttribute("data-takes-back");
}

/** A press by keyboard, and by most screen readers, has no point. */
function pointOf({ detail, clientX, clientY }: MouseEvent): PressedSpot["point"] {
  return detail > 0 ? { x: clientX, y: clientY } : null;
}

function isSameSpot(before: PressedSpot, after: PressedSpot): boolean {
  if (after.at - before.at >= guardedMs) return false;
  if (before.point === null || after.point === null) return before.control === after.control;
  return Math.hypot(after.point.x - before.point.x, after.point.y - before.point.y) < nearby;
}
