import { isDate } from "#domain/schedule/is-date.ts";
import { arePlainWords, type ColumnRole, columnRole } from "./payment-words.ts";
import type { RowTokens } from "./read-row.ts";

/** One payment, or something else, of what was pasted. */
export interface SplitRow {
  /** As it is shown: a row of a table, or the lines of a list that belong together. */
  readonly text: string;
  /** What may say who paid: all of it without columns of other things. */
  readonly said: string;
  /** The column that has the amount; undefined where no heading says which it is. */
  readonly money?: string;
  /** The column that has the day. */
  readonly dated?: string;
  readonly isOut?: boolean;
  /** Whether what belongs together is certain. */
  readonly isWhole: boolean;
  /** Lines that only their sequence puts together: a list that begins with something else would put all of them together wrongly. */
  readonly isInSequence?: boolean;
}

type ReadRow = (row: string) => RowTokens;

/** Splits a text, in the form of `plainPasted`, into rows: a table by tabs or by the marks of CSV, otherwise lines of a list. */
export function splitPasted(text: string, read: ReadRow): readonly SplitRow[] {
  const lines = text.split("\n");
  if (lines.some((line) => line.includes("\t")))
    return rowsOfTable(lines.map((line) => line.split("\t").map(unquoted)));
  const mark = [",", ";", "|"].find((each) =>
    lines.slice(0, mostBefore).some((line) => isHeading(line.split(each).map(unquoted))),
  );
  return mark === undefined ? rowsOfList(lines, read) : rowsOfTable(readCsv(text, mark));
}

/** Lines above a heading: the account, the span of days, the balance. */
const mostBefore = 40;

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(?<inside>.*)"$/u, "$<inside>")
    .replaceAll('""', '"')
    .trim();
}

function isHeading(cells: readonly string[]): boolean {
  const roles = cells.map(columnRole);
  return (
    roles.filter((role) => role !== "other").length > 1 &&
    roles.some((role) => role === "credit" || role === "amount")
  );
}

/** The cells of each row. A field in quotation marks may have the mark, quotation marks and line breaks in it. */
function readCsv(text: string, mark: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const end = String.raw`(?<end>\n|[${mark}]|$)`;
  // A quotation mark without its second one would be looked for in the whole text.
  const quoted = String.raw` *"(?<quoted>(?:[^"]|""){0,500})" *`;
  const field = new RegExp(
    String.raw`${quoted}${end}|(?<plain>[^\n${mark}]*)${end.replace("end", "stop")}`,
    "gu",
  );
  for (const { groups = {} } of text.matchAll(field)) {
    const inside = groups["quoted"]?.replaceAll('""', '"') ?? groups["plain"] ?? "";
    row.push(inside.replaceAll("\n", " ").trim());
    if ((groups["end"] ?? groups["stop"]) === mark) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function rowsOfTable(cells: readonly (readonly string[])[]): readonly SplitRow[] {
  const at = cells.slice(0, mostBefore).findIndex(isHeading);
  const roles = cells[at]?.map(columnRole);
  return cells.flatMap((row, index) => {
    const text = row.filter((cell) => cell !== "").join(" · ");
    if (text === "") return [];
    if (roles === undefined) return [{ text, ...rowWithoutRoles(row) }];
    // What stands above the heading is about the account.
    if (index <= at) return [{ text, said: "", isWhole: true }];
    return [{ text, ...rowByRoles(row, roles) }];
  });
}

/** A row of a table without a heading. `26.11` at its beginning is a day rather than an amount, but is not certain. */
function rowWithoutRoles(row: readonly string[]): Omit<SplitRow, "text"> {
  const [first = "", ...rest] = row;
  const dated = asDay(first);
  return dated === first || !rest.some((cell) => /\d/u.test(cell))
    ? { said: row.join(" \t "), isWhole: true }
    : { said: rest.join(" \t "), dated, isWhole: false };
}

/** A cell that has a day, which may be written as `26.11`. */
function asDay(cell: string): string {
  const [, day = "", month = ""] = /^(\d{1,2})\.(\d{1,2})\.?$/u.exec(cell) ?? [];
  // A leap year.
  return isDate(`2028-${month.padStart(2, "0")}-${day.padStart(2, "0")}`)
    ? `${day}/${month}`
    : cell;
}

function rowByRoles(row: readonly string[], roles: readonly ColumnRole[]): Omit<SplitRow, "text"> {
  const columnsOf = (role: ColumnRole) => roles.flatMap((each, at) => (each === role ? [at] : []));
  const credit = columnsOf(roles.includes("credit") ? "credit" : "amount");
  const [column = -1] = credit;
  // Cells that are missing may be missing anywhere in the row.
  if (row.length !== roles.length || credit.length !== 1)
    return { said: row.join(" \t "), isWhole: false };
  const isOut = columnsOf("debit").some((at) => /[1-9]/u.test(row[at] ?? ""));
  const [dated] = columnsOf("date");
  return {
    said: row.filter((_, at) => roles[at] === "other").join(" ; "),
    money: row[column] ?? "",
    ...(dated !== undefined && { dated: asDay(row[dated] ?? "") }),
    isOut,
    isWhole: true,
  };
}

/** What a line of a list is: an amount, a day, a text, or an amount with a text. */
type LineKind = "amount" | "day" | "text" | "both";

function kindOf({ amounts, segments, day, likeness, ...numbers }: RowTokens): LineKind {
  const hasNumbers = numbers.numbers.length + numbers.phoneNumbers.length > 0;
  // "קיבלת 126 ₪" has its name in another line, and "היום, 14:05" is a day.
  const isPlain = segments.every(arePlainWords) && !hasNumbers;
  // Only digits within a text are seldom an amount.
  const isAmount = likeness > 1 ? isPlain : segments.length === 0 && !hasNumbers;
  if (amounts.length > 0) return isAmount ? "amount" : "both";
  return day !== null && isPlain ? "day" : "text";
}

function rowsOfList(lines: readonly string[], readRow: ReadRow): readonly SplitRow[] {
  const read = lines.map((line) => ({
    line: line.trim(),
    kind: kindOf(readRow(line.trim())),
  }));
  const written = read.filter(({ line }) => line !== "");
  const count = (kind: LineKind) => written.filter((each) => each.kind === kind).length;
  if (count("both") >= count("amount")) return rowsOfLines(written, readRow);
  return groupLines(read, count("day") < count("amount"));
}

type ReadLine = { readonly line: string; readonly kind: LineKind };

/**
 * Each line is a row. A day that stands alone is that of the lines after it, or of the one before it if every line without a day has one
 * below. Where the first such line has none above, and others have none below, which is whose is not certain.
 */
function rowsOfLines(lines: readonly ReadLine[], readRow: ReadRow): readonly SplitRow[] {
  // Numbers in a line of their own may be about the line before or after it.
  const isWhole = !lines.some(({ line, kind }) => {
    if (kind !== "text") return false;
    const { numbers, phoneNumbers } = readRow(line);
    return numbers.length + phoneNumbers.length > 0;
  });
  const isUndated = ({ line, kind }: ReadLine) => kind === "both" && readRow(line).day === null;
  const dating = lines.filter((each) => each.kind === "day" || isUndated(each));
  const hasDays = dating.some(({ kind }) => kind === "day");
  const areBelow = hasDays && dating[0]?.kind !== "day";
  const areCertain =
    !areBelow ||
    (dating.at(-1)?.kind === "day" &&
      dating.every(({ kind }, at) => (kind === "day") === (at % 2 === 1)));
  let dated: string | undefined;
  const rows = (areBelow ? lines.toReversed() : lines).map((each) => {
    const { line, kind } = each;
    if (kind === "day") dated = line;
    const isDated = isUndated(each);
    return {
      ...withDay({ text: line, said: line }, isDated && areCertain ? dated : undefined),
      isWhole: isWhole && (areCertain || !isDated),
    };
  });
  return areBelow ? rows.toReversed() : rows;
}

/** Lines that belong together: between empty lines where these part the amounts, otherwise by their sequence. */
function groupLines(lines: readonly ReadLine[], areDaysHeadings: boolean): readonly SplitRow[] {
  const amountsIn = (group: readonly ReadLine[]) =>
    group.filter(({ kind }) => kind === "amount" || kind === "both").length;
  const blocks = partBy(lines, ({ line }) => line === "");
  const parted = blocks.filter((block) => amountsIn(block) === 1).length;
  if (
    blocks.length > 1 &&
    blocks.every((block) => amountsIn(block) < 2) &&
    parted * 2 > blocks.length
  )
    return blocks.map((block) => ({ ...textOf(block), isWhole: true }));

  const written = lines.filter(({ line }) => line !== "");
  const dayIsHeading =
    areDaysHeadings && written.find(({ kind }) => kind !== "text")?.kind === "day";
  const first = written.find(({ kind }) => !(dayIsHeading && kind === "day"))?.kind;
  const groups: { readonly lines: ReadLine[]; readonly dated: string | undefined }[] = [];
  let dated: string | undefined;
  for (const each of written) {
    const group = groups.at(-1);
    const isFull = group === undefined || amountsIn(group.lines) > 0;
    if (dayIsHeading && each.kind === "day") dated = each.line;
    else if (group === undefined || (isFull && (each.kind === first || group.dated !== dated)))
      groups.push({ lines: [each], dated });
    else group.lines.push(each);
  }
  const shapes = groups.map((group) => shapeOf(group.lines));
  const [shape] = shapes;
  // Where the last lines have no amount, the first ones may have been something else, and every amount stands with the next name.
  const isWhole = shapes.every((each) => each === shape);
  return groups.map((group) => ({
    ...withDay(textOf(group.lines), group.dated),
    isWhole,
    isInSequence: true,
  }));
}

/** A row under a day that stands alone. */
function withDay<Row extends Pick<SplitRow, "text">>(row: Row, dated: string | undefined) {
  return dated === undefined ? row : { ...row, text: `${dated} · ${row.text}`, dated };
}

function partBy<Item>(items: readonly Item[], isBetween: (item: Item) => boolean) {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (isBetween(item)) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts.filter(({ length }) => length > 0);
}

function textOf(lines: readonly ReadLine[]): Pick<SplitRow, "text" | "said"> {
  const text = lines.map(({ line }) => line).join(" · ");
  return { text, said: lines.map(({ line }) => line).join(" ; ") };
}

/** The kinds of the lines of a row, texts below each other as one. */
function shapeOf(lines: readonly ReadLine[]): string {
  return lines
    .map(({ kind }) => kind)
    .filter((kind, at, all) => kind !== "text" || all[at - 1] !== "text")
    .join(" ");
}
