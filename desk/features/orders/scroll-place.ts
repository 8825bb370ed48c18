/** What a list of orders keeps in its entry of the browser's history, so that coming back finds it as it was left. */
export interface ScrollPlace {
  readonly search: string;
  /** The order that was opened. */
  readonly order: string;
  /** Where it was on the screen, in px from the top. Not how far the list was scrolled: heights out of sight are estimates. */
  readonly top: number;
}

const property = "ordersPlace";

/** The place that this entry of the history keeps; undefined on a first visit. */
export function readScrollPlace(): ScrollPlace | undefined {
  // Tests render the list to HTML, without a browser.
  const { history: entries } = globalThis as Partial<typeof globalThis>;
  return (entries?.state as { readonly [property]?: ScrollPlace } | null | undefined)?.[property];
}

/** Keeps a place in the entry of the history, beside what others keep there. A reload keeps it too. */
export function storeScrollPlace(place: ScrollPlace): void {
  history.replaceState({ ...(history.state as object | null), [property]: place }, "");
}
