import { type FocusEvent, type MouseEvent, useRef } from "react";

/**
 * What the input of a number does so that typing replaces what stands there: `2`, touched, then `1` is 1, not 12 or 21. Of an `amount` all is
 * selected by what brings the focus, by a key or a press; another press sets the caret, so that one digit of a price can be corrected. A `count`
 * has two digits at most and steps beside it that leave the focus where it is on an iPhone: every press selects it.
 */
export function useSelectedNumber(kind: "count" | "amount") {
  const press = useRef<"first" | "another">(null);
  return {
    onMouseDown: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
      press.current = document.activeElement === input ? "another" : "first";
    },
    onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      // A press is not over: engines set the caret by its end.
      if (press.current === null) selectAll(input);
    },
    onClick: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
      if (kind === "count" || press.current === "first") selectAfterPress(input);
      press.current = null;
    },
    onBlur: () => {
      press.current = null;
    },
  };
}

/** WebKit sets the caret after the `click` of a press on what is selected already. */
function selectAfterPress(input: HTMLInputElement): void {
  const { value } = input;
  selectAll(input);
  setTimeout(() => {
    if (document.activeElement === input && input.value === value) selectAll(input);
  });
}

/** Safari on phones has not always heard `select()`. */
function selectAll(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length);
}
