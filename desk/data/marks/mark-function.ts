import type { MarkRequest } from "./mark-request.ts";

/**
 * Marks: shows them at once, keeps them on the device, and sends them in sequence. `said` is the sentence of the bar with Undo,
 * such as "Ruth Cohen: packed"; its Undo takes back all marks of one call. Gives the action ids, in the sequence of the requests.
 */
export type MarkFunction = (requests: readonly MarkRequest[], said: string) => readonly string[];
