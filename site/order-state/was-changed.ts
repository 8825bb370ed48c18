/** State of the history entry of an order's page to which sending a change has led. */
export const wasChanged = { wasChanged: true } as const;

/** Whether a change was sent on the way to the page that is shown. */
export function isAfterChange(historyState: unknown): boolean {
  return typeof historyState === "object" && historyState !== null && "wasChanged" in historyState;
}
