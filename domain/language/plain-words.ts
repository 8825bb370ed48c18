/**
 * The words of a text in small letters and without points and accents. Two names with the same words are told apart where they are shown
 * (`distinguishNames`), so what is only about finding is in `searchWords`.
 */
export function plainWords(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
