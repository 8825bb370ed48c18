/** The highest id of some events, 0 without any. There may be more of them than a function takes arguments. */
export function newestEvent(events: readonly { readonly id: number }[]): number {
  return events.reduce((newest, { id }) => Math.max(newest, id), 0);
}
