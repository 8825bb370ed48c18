/** State of the history entry of an order's page to which sending a change has led: whether that changed anything. */
export interface AfterChange {
  readonly wasChanged: boolean;
}

/** What a change did that was sent on the way to the page that is shown; null if none was. */
export function afterChange(historyState: unknown): AfterChange | null {
  const { wasChanged }: { readonly wasChanged?: unknown } = { ...(historyState as object | null) };
  return typeof wasChanged === "boolean" ? { wasChanged } : null;
}
