import { isEarlyDialogOpen } from "./early-dialog.ts";

/** The property of a history entry's state with the number of dialogs that are open there. */
const property = "dialogs";

interface OpenDialog {
  /** Closes the dialog as its Cancel does; it may stay open, for example while an order is being sent. */
  readonly cancel: () => void;
  /** The address of its entry; that of the page if it has none of its own. */
  readonly address: string | undefined;
}

/** From the outermost to the innermost. */
const open: OpenDialog[] = [];
let isGoingBack = false;
let isSettling = false;

// The code of dialogs is loaded by the server too. A page that was reloaded, or returned to, at the entry of a dialog has no dialog.
if (typeof window !== "undefined") {
  addEventListener("popstate", entryChanged);
  if (!isEarlyDialogOpen()) settleSoon();
}

/**
 * Gives a dialog a history entry of its own, so that Back closes the dialog and not the page. Returns the function to call when the
 * dialog has closed; it removes the entry.
 */
export function enterHistory(dialog: OpenDialog): () => void {
  open.push(dialog);
  settleSoon();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    settleSoon();
  };
}

function entryChanged(): void {
  if (isGoingBack) {
    isGoingBack = false;
    settle();
    return;
  }
  for (const dialog of open.slice(dialogsOfEntry()).toReversed()) dialog.cancel();
  // A dialog that stays open gets its entry again. After Forward to the entry of a closed dialog, this goes back.
  setTimeout(settle);
}

/** After the running task: when one dialog replaces another, the entry is the same. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(() => {
    isSettling = false;
    settle();
  });
}

/** Adds or leaves entries until the current one has as many dialogs as are open. */
function settle(): void {
  if (isGoingBack) return;
  // The page stays where it is below a dialog: nothing is to be restored when its entry is left, after the page may have changed.
  history.scrollRestoration = open.length > 0 ? "manual" : "auto";
  const before = dialogsOfEntry();
  if (before > open.length) {
    isGoingBack = true;
    history.go(open.length - before);
    return;
  }
  for (let dialogs = before + 1; dialogs <= open.length; dialogs += 1)
    history.pushState(
      { ...(history.state as object | null), [property]: dialogs },
      "",
      open[dialogs - 1]?.address,
    );
}

function dialogsOfEntry(): number {
  const state = history.state as { readonly [property]?: unknown } | null;
  return Number(state?.[property] ?? 0);
}
