declare global {
  interface Window {
    /**
     * Set by the inline script of index.html, which cannot import anything. It keeps the button that is pressed before the page's
     * code is there, and with the first press begins to load what a dish opens with, while the page's code is on its way.
     */
    earlyPress?: {
      /** The button that was pressed last. */
      readonly button: HTMLElement | null;
      /** Ends the watching for presses. */
      readonly stop: () => void;
    };
  }
}

/**
 * Carries out what was pressed between the page's first sight and its hydration: on a slow line that is seconds, and nobody
 * presses 'Order this' twice. To be called once React listens; it hydrates what is pressed at once. Links need no help.
 */
export function carryOutEarlyPress(): void {
  const press = window.earlyPress;
  if (press === undefined) return;
  press.stop();
  if (press.button?.isConnected === true) press.button.click();
}
