/**
 * Renders a table as CSV (RFC 4180) for Excel, which needs a byte order mark to read Hebrew. A text that a spreadsheet would
 * take for a formula gets a leading apostrophe.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}

function cellText(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? `'${cell}` : cell;
  // A spreadsheet may be set to other separators: an unquoted `a;=1+1` would then end in a formula.
  return /[",;|\t\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
