import type { DeskOrderState } from "./week-context.tsx";

/** The states of orders anywhere in an answer, so that a press knows what the screen shows, whichever query a feature asks. */
export function statesIn(data: unknown): readonly DeskOrderState[] {
  if (Array.isArray(data)) return data.flatMap(statesIn);
  if (typeof data !== "object" || data === null) return [];
  return isState(data) ? [data] : Object.values(data).flatMap(statesIn);
}

function isState(value: object): value is DeskOrderState {
  return "number" in value && "revision" in value && "isPacked" in value && "lastEvent" in value;
}
