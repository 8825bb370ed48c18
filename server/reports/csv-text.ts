/**
 * Renders a table as CSV (RFC 4180) for Excel, which needs a byte order mark to read Hebrew. A text that a spreadsheet would take for a
 * formula, a date or a number that it writes otherwise, such as a size of `1/2` or a gate code of `0427`, gets a leading apostrophe; a date,
 * `YYYY-MM-DD`, is one.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}

const formula = /^[=+\-@\t\r\n＝＋－＠]/u;
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/**
 * Two or three numbers, or a number and the name of a month, joined as dates and fractions are, but no date of ours; a time; and digits that would
 * lose their zeros or become a power of ten.
 */
const writtenOtherwise = new RegExp(
  [
    String.raw`^\s*(?!\d{4}-\d\d-\d\d$)(?:\d{1,4}\s?[/.-]\s?\d{1,4}(?:\s?[/.-]\s?\d{1,4})?`,
    String.raw`\d{1,2}[ -]?${month}(?:[ -]?\d{1,4})?`,
    String.raw`${month}[ -]?\d{1,4}`,
    String.raw`0\d+|\d+e\d+`,
    String.raw`\d{1,2}:\d\d(?::\d\d)?)\s*$`,
  ].join("|"),
  "iu",
);

function cellText(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const harmless = formula.test(cell) || writtenOtherwise.test(cell) ? `'${cell}` : cell;
  // A spreadsheet may be set to other separators: an unquoted `a;=1+1` would then end in a formula.
  return /[",;|\t\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
