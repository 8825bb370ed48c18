declare global {
  interface Window {
    /**
     * The last button that was pressed before the page's code has loaded. Recorded by the inline script of index.html, which cannot
     * import anything; there the first press also starts loading the code of the dish dialog.
     */
    earlyPress?: HTMLElement;
  }
}

/**
 * Repeats the press on a button between first paint and hydration, which on a slow connection takes seconds; customers do not press
 * 'Order this' twice. Call it once React listens to events: React then hydrates the pressed part first. Links work without it.
 */
export function carryOutEarlyPress(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- set by index.html, where a listener and its removal would be longer
  window.onclick = null;
  if (window.earlyPress?.isConnected === true) window.earlyPress.click();
}
