/** The name of the draft of a change of an order. */
export function changeDraftName(number: string): string {
  return `change ${number}`;
}

/** The name of the draft of a new order. */
export const newDraftName = "new order";
