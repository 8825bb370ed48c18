import { directionOf } from "#domain/language/language.ts";
import type { MailContent, MailDish, MailFact, MailLine, MailTotal } from "./mail-content.ts";
import { escapeHtml } from "./safe-text.ts";

/** The site's colours, repeated here because mails support no CSS variables. */
const color = {
  page: "#fdf8f0",
  surface: "#fffdf9",
  sunken: "#f6ecdd",
  text: "#33251c",
  soft: "#6a5546",
  line: "#e2d2bd",
  accent: "#9c3d1f",
};
const font = "font-family:Arial,'Segoe UI',sans-serif;";

/**
 * Renders a mail as HTML that mail programs support: tables and inline styles, without external resources. Gmail drops the
 * `html` and `body` elements with their direction, and Gmail on phones drops logical margins, so every cell sets its own
 * direction and alignment.
 */
export function htmlBody(content: MailContent): string {
  const language = content.language;
  const direction = directionOf(language);
  const cell = cellsFor(direction);
  const rows = [
    cell(
      "padding:20px 16px 4px",
      `<div style="${font}font-size:16px;color:${color.soft}">${escapeHtml(content.shopName)}</div>
<h1 style="${font}margin:4px 0 0;font-size:26px;line-height:1.25;color:${color.accent}">${escapeHtml(content.title)}</h1>`,
    ),
    ...content.opening.map((paragraph) => cell("padding:8px 16px 0", paragraphHtml(paragraph))),
    cell("padding:12px 16px 12px", table(content.facts.map((fact) => factRow(fact, cell)))),
    ...content.groups.flatMap(({ typeName, dishes }) => [
      cell(
        `padding:8px 16px;background-color:${color.sunken}`,
        `<h2 style="${font}margin:0;font-size:20px;line-height:1.3;color:${color.text}">${escapeHtml(typeName)}</h2>`,
      ),
      ...dishes.map((dish) =>
        cell("padding:14px 16px 12px", dishHtml(dish, cell, content.isForCooking)),
      ),
    ]),
    ...(content.totals.length === 0
      ? []
      : [
          cell(
            `padding:12px 16px;background-color:${color.sunken}`,
            table(content.totals.map((total) => totalRow(total, cell))),
          ),
        ]),
    cell("padding:16px 16px 20px", content.closing.map(paragraphHtml).join("\n")),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:0;background-color:${color.page}">
<div lang="${language}" dir="${direction}" style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${color.page}">
<tr><td dir="${direction}" align="center" style="padding:12px 8px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:${color.surface};border:1px solid ${color.line};border-radius:12px;overflow:hidden">
${rows.map((row) => `<tr>${row}</tr>`).join("\n")}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Renders a cell; its text is aligned to `side`. */
type Cell = (style: string, html: string, side?: "start" | "end") => string;

function cellsFor(direction: "rtl" | "ltr"): Cell {
  const [start, end] = direction === "rtl" ? ["right", "left"] : ["left", "right"];
  return (style, html, side = "start") => {
    const align = side === "start" ? start : end;
    return `<td dir="${direction}" align="${align}" valign="top" style="text-align:${align};${style}">${html}</td>`;
  };
}

function table(rows: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map((row) => `<tr>${row}</tr>`).join("\n")}
</table>`;
}

function paragraphHtml(text: string): string {
  return `<p style="${font}margin:0 0 8px;font-size:18px;line-height:1.5;color:${color.text}">${escapeHtml(text)}</p>`;
}

function leftToRight(html: string): string {
  return `<span dir="ltr" style="white-space:nowrap">${html}</span>`;
}

function factRow({ label, value, isLeftToRight, href }: MailFact, cell: Cell): string {
  const text = escapeHtml(value);
  const directed = isLeftToRight === true ? `<span dir="ltr">${text}</span>` : `<bdi>${text}</bdi>`;
  const linked =
    href === undefined
      ? directed
      : `<a href="${escapeHtml(href)}" style="color:${color.accent}">${directed}</a>`;
  const text16 = `${font}font-size:16px;line-height:1.4;`;
  return (
    cell(`${text16}width:30%;padding:3px 0;color:${color.soft}`, escapeHtml(label)) +
    cell(
      `${text16}padding:3px 8px;color:${color.text};word-break:break-word;overflow-wrap:anywhere`,
      linked,
    )
  );
}

function dishHtml(
  { name, portions, lines, total }: MailDish,
  cell: Cell,
  isForCooking: boolean,
): string {
  const inAll =
    portions === undefined
      ? ""
      : ` <span style="font-weight:normal;white-space:nowrap;color:${color.soft}">(${escapeHtml(portions)})</span>`;
  return `<h3 style="${font}margin:0 0 8px;font-size:20px;line-height:1.3;color:${color.accent}"><bdi>${escapeHtml(name)}</bdi>${inAll}</h3>
${table([
  ...lines.map((line) => lineRow(line, cell, isForCooking)),
  `${cell("", "")}${totalCells(total, cell, `border-top:1px solid ${color.line};font-weight:bold;`)}`,
])}`;
}

function lineRow(
  { amount, text, details, price }: MailLine,
  cell: Cell,
  isForCooking: boolean,
): string {
  const text18 = `${font}font-size:18px;line-height:1.4;padding:4px 0;color:${color.text};`;
  const small = details.map(
    ({ text: detail, addedPrice }) =>
      `<div style="${isForCooking ? "font-size:18px" : `font-size:16px;color:${color.soft}`}"><bdi>${escapeHtml(detail)}</bdi>${addedPrice === undefined ? "" : ` ${leftToRight(escapeHtml(addedPrice))}`}</div>`,
  );
  return [
    cell(
      `${text18}width:52px;white-space:nowrap`,
      amount === undefined ? "" : amountHtml(amount, isForCooking),
    ),
    cell(
      `${text18}word-break:break-word;overflow-wrap:anywhere`,
      `<bdi>${escapeHtml(text)}</bdi>${small.join("")}`,
    ),
    cell(`${text18}width:80px;white-space:nowrap`, leftToRight(escapeHtml(price)), "end"),
  ].join("");
}

/** An amount. In a mail that is used for cooking, an amount above one has a dark background. */
function amountHtml(amount: number, isForCooking: boolean): string {
  const badge =
    isForCooking && amount > 1
      ? `display:inline-block;padding:1px 8px;border-radius:6px;background-color:${color.text};color:#ffffff;font-size:20px;`
      : "";
  return `<span style="${badge}font-weight:bold;white-space:nowrap">${String(amount)} ×</span>`;
}

function totalRow(total: MailTotal, cell: Cell): string {
  return totalCells(total, cell, total.isMain === true ? "font-weight:bold;font-size:22px;" : "");
}

function totalCells({ label, price }: MailTotal, cell: Cell, style: string): string {
  const text18 = `${font}font-size:18px;line-height:1.4;padding:6px 0;color:${color.text};${style}`;
  return (
    cell(text18, escapeHtml(label)) +
    cell(`${text18}white-space:nowrap`, leftToRight(escapeHtml(price)), "end")
  );
}
