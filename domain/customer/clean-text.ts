/** A character that can be seen alone: no mark on another one, and no blank that Unicode counts as a letter or a symbol. */
const visible = /[^\s\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Replaces control characters, because line breaks in a name, an address or a note could become mail headers or log lines.
 * A text that has only invisible marks, which pasted Hebrew text can contain, becomes empty.
 */
export function cleanText(text: string): string {
  const cleaned = text.replaceAll(/\p{Cc}+/gu, " ").trim();
  return visible.test(cleaned) ? cleaned : "";
}
