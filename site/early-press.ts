declare global {
  interface Window {
    /**
     * The last button that was pressed before the page's code has loaded. Recorded by the inline script of index.html, which cannot
     * import anything; there the first press also starts loading the code of the dish dialog, and on a phone the first press on
     * 'Order this' opens the early dialog and is kept from the page.
     */
    earlyPress?: HTMLElement;
    /**
     * Repeats a press. The script calls it once the early dialog is painted, and again until another dialog has taken its place: React
     * drops a press on what it has not hydrated yet.
     */
    repeat?: (pressed: HTMLElement) => void;
  }
}

/**
 * Repeats the press on a button between first paint and hydration, which on a slow connection takes seconds; customers do not press
 * 'Order this' twice. Call it once React listens to events: React then hydrates the pressed part first. Links work without it.
 */
export function carryOutEarlyPress(): void {
  const { earlyPress } = window;
  window.repeat = (pressed) => {
    if (pressed.isConnected) pressed.click();
  };
  if (earlyPress !== undefined) window.repeat(earlyPress);
}
