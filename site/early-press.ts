declare global {
  interface Window {
    /**
     * Set by the inline script of index.html, which cannot import anything. It records the last button that was pressed before the
     * page's code has loaded; the first press also starts loading the code of the dish dialog.
     */
    earlyPress?: {
      /** The last pressed button. */
      readonly button: HTMLElement | null;
      /** Removes the listener. */
      readonly stop: () => void;
    };
  }
}

/**
 * Repeats the press on a button between first paint and hydration, which on a slow connection takes seconds; customers do not press
 * 'Order this' twice. Call it once React listens to events: React then hydrates the pressed part first. Links work without it.
 */
export function carryOutEarlyPress(): void {
  const press = window.earlyPress;
  if (press === undefined) return;
  press.stop();
  if (press.button?.isConnected === true) press.button.click();
}
