/** Longer than the two presses of a slow double click, in milliseconds. */
const momentMs = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes the page ignore the mouse and touches for a moment. Call it when a dialog closes: the second press of a double click would
 * otherwise hit whatever was below the dialog.
 */
export function ignorePresses(): void {
  clearTimeout(timer);
  document.body.style.pointerEvents = "none";
  // A press on nothing would take the focus away from the element to which closing has just returned it.
  addEventListener("mousedown", preventDefault, true);
  timer = setTimeout(() => {
    document.body.style.pointerEvents = "";
    removeEventListener("mousedown", preventDefault, true);
  }, momentMs);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
