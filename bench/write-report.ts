import { type BenchLine, isMet } from "./bench-line.ts";
import { figure } from "./bench-table.ts";

/** What one part of the measuring found. */
export interface Report {
  /** Name of the bench. */
  readonly name: string;
  readonly machine: readonly string[];
  readonly rounds: number;
  readonly lines: readonly BenchLine[];
}

const endOfAll = "<!-- end of figures -->";

/**
 * Puts the figures of a bench into a document, in place of those that it measured before; a bench that is not there yet comes last.
 * Throws where the document has no place for figures.
 */
export function writeReport(document: string, report: Report): string {
  const [begin, end] = [`<!-- figures: ${report.name} -->`, `<!-- end: ${report.name} -->`];
  const section = [begin, reportTable(report), end].join("\n\n");
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from !== -1 && to > from)
    return document.slice(0, from) + section + document.slice(to + end.length);
  const last = document.indexOf(endOfAll);
  if (last === -1) throw new Error(`the document has no line "${endOfAll}"`);
  return `${document.slice(0, last)}${section}\n\n${document.slice(last)}`;
}

function reportTable({ name, machine, rounds, lines }: Report): string {
  return [
    `### ${name}`,
    "",
    `${machine.join("; ")}; medians of ${rounds} rounds.`,
    "",
    "| | goal | limit | measured | |",
    "|---|---|---|---|---|",
    ...lines.map((line) => {
      const { goal, limit, measured, unit, detail = "" } = line;
      const cells = [
        isMet(line) ? "met" : "**missed**",
        goal,
        `${limit.kind} ${figure(limit.value)} ${unit}`,
        figure(measured),
        detail,
      ];
      return `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
    }),
  ].join("\n");
}
