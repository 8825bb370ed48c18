/** The name of the draft of a change of an order. */
export function changeDraftName(number: string): string {
  return `change ${number}`;
}
