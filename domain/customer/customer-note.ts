import { cleanText } from "./clean-text.ts";

/** The longest notes of customers: on a dish, and on an order. In code points. */
export const longestNotes = { dish: 120, order: 200 } as const;

/**
 * What a customer wrote about a dish or an order, in one line: line breaks and other control characters are blanks, and the characters are
 * gone that change the direction of what follows. Empty for a text without anything visible.
 */
export function cleanNote(text: string): string {
  return cleanText(text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, "")).replaceAll(/\s+/gu, " ");
}

/** Whether a clean note is longer than the server takes. */
export function isNoteTooLong(note: string, of: keyof typeof longestNotes): boolean {
  return Array.from(note).length > longestNotes[of];
}

/** A clean note as an order has it: nothing where nothing was written. */
export function noteIn(note: string): { readonly note?: string } {
  return note === "" ? {} : { note };
}
