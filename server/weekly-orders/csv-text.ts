/**
 * A table as CSV that Excel opens with a double click: a byte order mark, or it would not read Hebrew; lines end as
 * RFC 4180 has it. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}

function cellText(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
