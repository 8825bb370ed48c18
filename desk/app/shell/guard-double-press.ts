/** How long a spot is guarded after a press, in milliseconds. */
const guardedMs = 2000;
/** How near counts as the same spot, in CSS pixels: the size of a control under a thumb. */
const nearby = 44;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press {
  readonly control: Element;
  /** Null if the control was pressed by keyboard. */
  readonly point: Point | null;
  readonly at: number;
  /** The pressed control and the buttons around it, as they were at the press. */
  readonly buttons: ReadonlyMap<Element, Look>;
}

/** What a button says, and where it lies. */
interface Look {
  readonly says: string;
  readonly place: string;
}

/**
 * Keeps the second press of a double press from doing anything else than the first one: from taking back what that did, and from
 * pressing what has slid under the finger. For two seconds a button where something was just pressed answers only if nothing about it
 * is new: the pressed one while it says the same, such as +, and its neighbors while they say the same where they lay. So a button
 * needs nothing to be guarded. One with `data-once` does not answer there at all: Undo, and one that looks the same and is about
 * something else, such as the rest of a part payment.
 *
 * Elsewhere each answers at once, so rows can be marked one after the other as fast as fingers go. So does each after the person has
 * scrolled or typed, which nobody does within a double press: the next row, or the next name that was searched, may lie at the same
 * spot. A link answers as long as what was pressed still lies there, as beside a button that opens a menu; one that opens a new tab, and
 * marks at that, answers once. For the keyboard a spot is a control. `now` is in milliseconds.
 */
export function guardDoublePress(root: Document, now: () => number): void {
  let last: Press | undefined;
  root.addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element ? event.target.closest("button, a") : null;
      if (control === null) return;
      const point = pointOf(event);
      const at = now();
      if (last !== undefined && at - last.at < guardedMs && isGuarded(control, point, last)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = { control, point, at, buttons: looksOf(buttonsAt(root, control, point)) };
    },
    { capture: true },
  );
  // A finger that scrolls ends in `pointercancel`.
  for (const type of ["pointercancel", "wheel", "input"])
    root.addEventListener(type, () => (last = undefined), { capture: true, passive: true });
}

function isGuarded(control: Element, point: Point | null, last: Press): boolean {
  if (!isSameSpot(control, point, last)) return false;
  if (control.matches("a"))
    return (
      (control === last.control && control.matches("[target]")) ||
      lookOf(last.control).place !== last.buttons.get(last.control)?.place
    );
  const before = last.buttons.get(control);
  if (before === undefined || control.matches("[data-once]")) return true;
  const { says, place } = lookOf(control);
  return says !== before.says || (control !== last.control && place !== before.place);
}

function isSameSpot(control: Element, point: Point | null, last: Press): boolean {
  if (point === null || last.point === null) return control === last.control;
  return Math.hypot(point.x - last.point.x, point.y - last.point.y) < nearby;
}

/** A press by keyboard, and by most screen readers, has no point. */
function pointOf({ detail, clientX, clientY }: MouseEvent): Point | null {
  return detail > 0 ? { x: clientX, y: clientY } : null;
}

/** The pressed control and the buttons around it. A button of the size of the spot cannot lie between the points that are looked at. */
function buttonsAt(root: Document, control: Element, point: Point | null): readonly Element[] {
  if (point === null) return [control];
  const steps = [-nearby, 0, nearby];
  const found = steps.flatMap((right) =>
    steps.map((down) => root.elementFromPoint(point.x + right, point.y + down)?.closest("button")),
  );
  return [control, ...found.filter((each) => each != null)];
}

function looksOf(buttons: readonly Element[]): ReadonlyMap<Element, Look> {
  return new Map(buttons.map((each) => [each, lookOf(each)]));
}

function lookOf(button: Element): Look {
  const { left, top } = button.getBoundingClientRect();
  const attributes = ["aria-label", "aria-pressed"].map((name) => button.getAttribute(name));
  return {
    says: [...attributes, button.textContent].join(),
    place: [left, top].map(Math.round).join(),
  };
}
