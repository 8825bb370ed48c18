/** The text with a space in its dates and hours on which no line ends: between day and month, and before am and pm. */
export function wholeDates(text: string): string {
  return text.replaceAll(/(\d) (?=ב|[ap]m\b)|([A-Z][a-z]+) (?=\d)/gu, "$1$2\u00A0");
}
