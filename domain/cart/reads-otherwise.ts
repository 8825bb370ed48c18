/**
 * Whether a new name must be told to a customer who knows the old one: not if only spaces, punctuation, vowel points or capitals changed.
 * A corrected letter is told, because one letter or digit can also be another thing.
 */
export function readsOtherwise(oldName: string, newName: string): boolean {
  return lettersOf(oldName) !== lettersOf(newName);
}

/** Letters, digits and signs such as ½; names without any of them are compared as they are. */
function lettersOf(name: string): string {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{S}%]/gu, "");
  return letters === "" ? name : letters;
}
