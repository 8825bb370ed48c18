declare global {
  interface Window {
    /**
     * The last button that was pressed before the code of dialogs has loaded. Recorded by the inline script of index.html, which cannot
     * import anything; there the first press also starts loading the code of the dish dialog, and on a phone a press on 'Order this'
     * opens the early dialog, and is kept from the page. Null once the code of that dialog is there.
     */
    earlyPress?: HTMLElement | null;
    /** Repeats the press; the script calls it once the early dialog is painted. */
    repeat?: () => void;
  }
}

/**
 * Repeats the press on a button between first paint and hydration, which on a slow connection takes seconds; customers do not press
 * 'Order this' twice. Call it once React listens to events: React then hydrates the pressed part first. Links work without it.
 */
export function carryOutEarlyPress(): void {
  window.repeat = () => {
    if (window.earlyPress?.isConnected === true) window.earlyPress.click();
  };
  window.repeat();
}
