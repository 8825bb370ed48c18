import { type PointerEvent, useEffect, useRef } from "react";

/** Milliseconds after which a press counts as long, as on phones. */
const longPress = 500;

/** Handlers that call `onLongPress` when a finger or the mouse rests on an element, but not on one of its controls. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      end();
      if (target instanceof Element && target.closest("button, select") !== null) return;
      timer.current = setTimeout(onLongPress, longPress);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
