import { isolateEnd, isolateStart } from "./safe-text.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as HTML, in an element or in a quoted attribute; the isolates in it become elements. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[&<>"']/gu, (character) => entities[character] ?? "")
    .replaceAll(isolateStart, "<bdi>")
    .replaceAll(isolateEnd, "</bdi>");
}
