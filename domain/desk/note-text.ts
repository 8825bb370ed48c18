import { cleanText } from "#domain/customer/clean-text.ts";

/** The longest note, in UTF-16 units. */
const longestNote = 500;

/** A note as it is stored, in one line; undefined if it is empty or too long. */
export function noteText(text: string): string | undefined {
  const note = cleanText(text);
  return note === "" || note.length > longestNote ? undefined : note;
}
