import { takesNotesDocument } from "#contract/generated/late-operations.ts";
import { useLateAnswer } from "./use-late-answer.ts";

/** Whether the shop offers to write notes; until that is known, it does not. */
export function useTakesNotes(): boolean {
  return useLateAnswer(takesNotesDocument)?.shop.takesNotes === true;
}
