/**
 * The dialog that the page of the menu opens before its code has run (site/index.html); null if none is open. It has a history entry,
 * as every dialog (see dialog-history.ts).
 */
function openEarlyDialog(): HTMLDialogElement | null {
  return document.querySelector("dialog#early[open]");
}

export const isEarlyDialogOpen = () => openEarlyDialog() !== null;

/**
 * Closes the early dialog, just before another one opens in its place, and takes it out of the page: the focus is back where it was,
 * and the other one takes over its history entry.
 */
export function replaceEarlyDialog(): void {
  const early = openEarlyDialog();
  if (early === null) return;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- set by index.html: closed by the customer, it would leave its entry
  early.onclose = null;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as above
  window.onpopstate = null;
  early.close();
  early.remove();
}
