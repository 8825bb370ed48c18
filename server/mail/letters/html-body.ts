import { directionOf } from "#domain/language/language.ts";
import type {
  MailButton,
  MailContent,
  MailDish,
  MailFact,
  MailLine,
  MailParagraph,
  MailTotal,
} from "./mail-content.ts";
import { mailColors, mailStyles, textFont } from "./mail-styles.ts";
import { htmlText } from "./safe-text.ts";

const color = mailColors.light;

/**
 * Renders a mail as HTML that mail programs support: tables and one style element, without external resources. Inline styles on
 * every cell made a large order longer than the 102 kB after which Gmail cuts a mail off. So every table has its direction twice, as an
 * attribute and as a style, for programs that drop one of them, or the `html` and `body` elements. What the mail cannot do without has
 * its style inline, for programs that drop the style element. Without any styles the texts follow each other as in the plain text. A page that
 * looks like a mail has a `main` element and no preview.
 */
export function htmlBody(content: MailContent, { isPage = false } = {}): string {
  const { language, due, buttons = [], groups = [], totals = [], isForCooking = false } = content;
  const { handOver = [], details = [] } = content;
  const direction = directionOf(language);
  const toRead = `direction:${direction};text-align:${direction === "rtl" ? "right" : "left"}`;
  const table = (name: string, rows: readonly string[], style = "") =>
    `<table role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="6" cellspacing="0" border="0" class="${name}" style="${toRead}${style}">
${rows.join("\n")}
</table>`;
  const toPay = [
    ...(due === undefined ? [] : [table("sum", [totalRow(due.total)])]),
    ...(due?.payment ?? []).map(paragraphHtml),
    ...(buttons.length === 0 ? [] : [table("buttons", buttons.map(buttonRow))]),
  ];
  const factsTable = (facts: MailContent["facts"]) =>
    row(facts.length === 0 ? [] : [table("facts", facts.map(factRow))]);
  const rows = [
    `<tr><td class="bar" style="background-color:${color.bar};color:${color["on-bar"]}">${htmlText(content.shopName)}</td></tr>
<tr><td class="hem"></td></tr>`,
    row([
      `<h1>${htmlText(content.title)}</h1>`,
      ...content.opening.map(paragraphHtml),
      ...changesHtml(content.changes),
    ]),
    factsTable(handOver),
    row(toPay, "sunken"),
    factsTable(content.facts),
    ...groups.map(({ typeName, dishes }) =>
      row([
        `<h2>${htmlText(typeName)}</h2>`,
        table(
          "dishes",
          dishes.map((dish) => dishHtml(dish, isForCooking)),
        ),
      ]),
    ),
    row(totals.length === 0 ? [] : [table("sum", totals.map(totalRow))], "sunken"),
    factsTable(details),
    row(content.closing.map(linkedParagraphHtml)),
  ];
  const mail = table(
    "mail",
    rows,
    `;max-width:600px;background-color:${color.surface};color:${color.text}`,
  );
  const all = table(
    "page",
    [`<tr><td align="center">\n${mail}\n</td></tr>`],
    `;background-color:${color.page};font-family:${textFont};font-size:18px`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${htmlText(content.subject)}</title>
<style>${mailStyles(direction)}</style>
</head>
<body dir="${direction}" style="${toRead}">
${isPage ? `<main>\n${all}\n</main>` : `<div lang="${language}" dir="${direction}" style="display:none;max-height:0;overflow:hidden">${htmlText(content.preview)}</div>\n${all}`}
</body>
</html>
`;
}

/** A row of the mail, or nothing where it has no content. */
function row(parts: readonly string[], name?: string): string {
  if (parts.length === 0) return "";
  return `<tr><td${name === undefined ? "" : ` class="${name}"`}>\n${parts.join("\n")}\n</td></tr>`;
}

function changesHtml(changes: MailContent["changes"] = []): readonly string[] {
  const items = changes.map(({ label, text }) => {
    const named = label === undefined ? "" : `<b>${htmlText(label)}:</b> `;
    return `<li>${named}<bdi>${htmlText(text)}</bdi></li>`;
  });
  return items.length === 0 ? [] : [`<ul>\n${items.join("\n")}\n</ul>`];
}

function paragraphHtml(text: string): string {
  return `<p>${htmlText(text)}</p>`;
}

function linkedParagraphHtml({ text, link }: MailParagraph): string {
  if (link === undefined) return paragraphHtml(text);
  const linked = htmlText(link.text);
  return paragraphHtml(text).replace(
    linked,
    () => `<a href="${htmlText(link.href)}">${linked}</a>`,
  );
}

function buttonRow({ label, until, href, isMain, isPosted = false }: MailButton): string {
  const note = until === undefined ? "" : `<br><span>${htmlText(until)}</span>`;
  const [name, inside, text] = isMain
    ? ["pay", color.accent, color["on-accent"]]
    : ["page-link", "transparent", color.accent];
  const look = `display:block;padding:10px 16px;color:${text};font-weight:bold`;
  const pressed = isPosted
    ? `<form method="post" action="${htmlText(href)}"><button class="posted" style="${look}">${htmlText(label)}</button></form>`
    : `<a href="${htmlText(href)}" style="${look};text-decoration:none">${htmlText(label)}${note}</a>`;
  return `<tr><td class="${name}" align="center" style="background-color:${inside};border:2px solid ${color.accent};border-radius:24px;text-align:center">${pressed}</td></tr>
<tr><td class="gap"></td></tr>`;
}

function factRow({ label, value, isLeftToRight, href, links = [] }: MailFact): string {
  const text = htmlText(value);
  const directed = isLeftToRight === true ? `<span dir="ltr">${text}</span>` : `<bdi>${text}</bdi>`;
  const linked = href === undefined ? directed : `<a href="${htmlText(href)}">${directed}</a>`;
  const below = links
    .map(
      (link) =>
        `<p style="margin:8px 0"><a href="${htmlText(link.href)}">${htmlText(link.text)}</a></p>`,
    )
    .join("");
  return `<tr><td width="34%" class="soft">${htmlText(label)}</td><td>${linked}${below}</td></tr>`;
}

function dishHtml({ name, portions, lines, note, total }: MailDish, isForCooking: boolean): string {
  const inAll = portions === undefined ? "" : ` <span>(${htmlText(portions)})</span>`;
  const noted = note === undefined ? "" : `<div><b>${htmlText(note)}</b></div>`;
  return `<tr><td colspan="3"><h3><bdi>${htmlText(name)}</bdi>${inAll}</h3>${noted}</td></tr>
${lines.map((line) => lineRow(line, isForCooking)).join("\n")}
<tr class="total"><td></td><td><b>${htmlText(total.label)}</b></td>${priceCell(total.price)}</tr>`;
}

function lineRow({ amount, text, unitPrice, details, price }: MailLine, isForCooking: boolean) {
  const each = unitPrice === undefined ? "" : ` <i>(${htmlText(unitPrice)})</i>`;
  const small = details.map(({ text: detail, addedPrice }) => {
    const added = addedPrice === undefined ? "" : ` <span dir="ltr">${htmlText(addedPrice)}</span>`;
    return `<div${isForCooking ? "" : ` class="soft"`}><bdi>${htmlText(detail)}</bdi>${added}</div>`;
  });
  return `<tr><td nowrap>${amount === undefined ? "" : amountHtml(amount, isForCooking)}</td><td><bdi>${htmlText(text)}</bdi>${each}${small.join("")}</td>${priceCell(price)}</tr>`;
}

/** An amount. In a mail that is used for cooking, an amount above one has a dark background. */
function amountHtml(amount: number, isForCooking: boolean): string {
  return `<b${isForCooking && amount > 1 ? ` class="many"` : ""}>${String(amount)} ×</b>`;
}

function totalRow({ label, price, isMain }: MailTotal): string {
  const cells =
    isMain === true
      ? `<td><b>${htmlText(label)}</b></td>${priceCell(price)}`
      : `<td>${htmlText(label)}</td>${priceCell(price)}`;
  return `<tr${isMain === true ? ` class="main"` : ""}>${cells}</tr>`;
}

function priceCell(price: string): string {
  return `<td dir="ltr" nowrap class="price">${htmlText(price)}</td>`;
}
