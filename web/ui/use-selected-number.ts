import { type FocusEvent, type MouseEvent, useRef } from "react";

/**
 * What the input of a number does so that typing replaces what stands there: `2`, touched, then `1` is 1, not 12 or 21. Of an `amount` all is
 * selected by what brings the focus, by a key or a press; another press sets the caret, so that one digit of a price can be corrected. A `count`
 * has two digits at most and steps beside it that leave the focus where it is on an iPhone: every press selects it.
 */
export function useSelectedNumber(kind: "count" | "amount") {
  const hadFocus = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => selectAll(currentTarget),
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      hadFocus.current = document.activeElement === currentTarget;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      // Releasing the mouse has just replaced the selection with a caret.
      if (kind === "count" || !hadFocus.current) selectAll(currentTarget);
    },
  };
}

/** Safari on phones has not always heard `select()`. */
function selectAll(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length);
}
