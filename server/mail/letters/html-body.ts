import { directionOf } from "#domain/language/language.ts";
import type {
  MailContent,
  MailDish,
  MailFact,
  MailLine,
  MailParagraph,
  MailTotal,
} from "./mail-content.ts";
import { htmlText } from "./safe-text.ts";

/**
 * Renders a mail as HTML that mail programs support: tables and one style element, without external resources. Inline styles on
 * every cell made a large order longer than the 102 kB after which Gmail cuts a mail off. Programs that drop the style element
 * still show the layout by the attributes: Gmail drops the `html` and `body` elements with their direction, so every table has
 * its own, and prices are left to right.
 */
export function htmlBody(content: MailContent): string {
  const { language, groups = [], totals = [], isForCooking = false } = content;
  const direction = directionOf(language);
  const open = `<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0"`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${htmlText(content.subject)}</title>
<style>${mailStyles(direction)}</style>
</head>
<body dir="${direction}">
<div lang="${language}" dir="${direction}" style="display:none;max-height:0;overflow:hidden">${htmlText(content.preview)}</div>
${open} lang="${language}" class="page">
<tr><td align="center">
${open} class="mail" style="max-width:600px">
<tr><td>
<div class="soft">${htmlText(content.shopName)}</div>
<h1>${htmlText(content.title)}</h1>
${content.opening.map(paragraphHtml).join("\n")}
${changesHtml(content.changes)}</td></tr>
${content.due === undefined ? "" : `<tr><td class="sunken">\n${open}>\n${totalRow(content.due.total)}\n</table>\n${content.due.payment.map(paragraphHtml).join("\n")}\n</td></tr>\n`}<tr><td>
${open} class="facts">
${content.facts.map(factRow).join("\n")}
</table>
</td></tr>
${groups
  .map(
    ({ typeName, dishes }) => `<tr><td class="sunken"><h2>${htmlText(typeName)}</h2></td></tr>
<tr><td>
${open} class="dishes">
${dishes.map((dish) => dishHtml(dish, isForCooking)).join("\n")}
</table>
</td></tr>
`,
  )
  .join(
    "",
  )}${totals.length === 0 ? "" : `<tr><td class="sunken">\n${open}>\n${totals.map(totalRow).join("\n")}\n</table>\n</td></tr>\n`}<tr><td>
${content.closing.map(linkedParagraphHtml).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function changesHtml(changes: MailContent["changes"] = []): string {
  const items = changes.map(({ label, text }) => {
    const named = label === undefined ? "" : `<b>${htmlText(label)}:</b> `;
    return `<li>${named}<bdi>${htmlText(text)}</bdi></li>`;
  });
  return items.length === 0 ? "" : `<ul>\n${items.join("\n")}\n</ul>\n`;
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

function factRow({ label, value, isLeftToRight, href, linkText }: MailFact): string {
  const text = htmlText(linkText ?? value);
  const directed =
    isLeftToRight === true && linkText === undefined
      ? `<span dir="ltr">${text}</span>`
      : `<bdi>${text}</bdi>`;
  const linked = href === undefined ? directed : `<a href="${htmlText(href)}">${directed}</a>`;
  return `<tr><td width="30%" class="soft">${htmlText(label)}</td><td>${linked}</td></tr>`;
}

function dishHtml({ name, portions, lines, total }: MailDish, isForCooking: boolean): string {
  const inAll = portions === undefined ? "" : ` <span>(${htmlText(portions)})</span>`;
  return `<tr><td colspan="3"><h3><bdi>${htmlText(name)}</bdi>${inAll}</h3></td></tr>
${lines.map((line) => lineRow(line, isForCooking)).join("\n")}
<tr class="total"><td></td><td><b>${htmlText(total.label)}</b></td>${priceCell(total.price)}</tr>`;
}

function lineRow({ amount, text, unitPrice, details, price }: MailLine, isForCooking: boolean) {
  const each = unitPrice === undefined ? "" : ` <i>(${htmlText(unitPrice)})</i>`;
  const small = details.map(({ text: detail, addedPrice }) => {
    const added = addedPrice === undefined ? "" : ` <span dir="ltr">${htmlText(addedPrice)}</span>`;
    return `<div${isForCooking ? "" : ` class="soft"`}><bdi>${htmlText(detail)}</bdi>${added}</div>`;
  });
  return `<tr><td>${amount === undefined ? "" : amountHtml(amount, isForCooking)}</td><td><bdi>${htmlText(text)}</bdi>${each}${small.join("")}</td>${priceCell(price)}</tr>`;
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
  return `<td dir="ltr" class="price">${htmlText(price)}</td>`;
}

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

/** The content of a mail's style element: classes and physical properties only, because Gmail on phones drops logical ones. */
function mailStyles(direction: "ltr" | "rtl"): string {
  const end = direction === "rtl" ? "left" : "right";
  return `
body{margin:0;padding:0;background-color:${color.page}}
table{font-family:Arial,'Segoe UI',sans-serif;font-size:18px;line-height:1.4;color:${color.text}}
td{vertical-align:top;overflow-wrap:anywhere}
.page{background-color:${color.page}}
.page>tbody>tr>td{padding:12px 8px}
.mail{background-color:${color.surface};border:1px solid ${color.line};border-radius:12px;overflow:hidden}
.mail>tbody>tr>td{padding:12px 16px}
.sunken{background-color:${color.sunken}}
.soft,.dishes i{font-size:16px;font-style:normal;color:${color.soft}}
.dishes i{white-space:nowrap}
.facts td{padding:3px 4px;font-size:16px}
.facts td:first-child{white-space:nowrap}
.dishes td{padding:4px 0}
.dishes td:first-child{width:52px;white-space:nowrap}
.dishes td:only-child{white-space:normal}
.dishes .total td{border-top:1px solid ${color.line};font-weight:bold;padding-bottom:12px}
.dishes td:empty{border:0!important}
td.price{width:80px;white-space:nowrap;text-align:${end}}
.main td{font-size:22px;font-weight:bold}
.many{display:inline-block;padding:1px 8px;border-radius:6px;background-color:${color.text};color:#fff;font-size:20px}
h1{margin:4px 0 0;font-size:26px;line-height:1.25;color:${color.accent}}
h2{margin:0;font-size:20px;line-height:1.3}
h3{margin:0;font-size:20px;line-height:1.3;color:${color.accent}}
h3 span{font-weight:normal;color:${color.soft}}
ul{margin:8px 0 0;padding:0 20px}
li{margin:4px 0 0}
p{margin:8px 0 0;line-height:1.5}
a{color:${color.accent}}
`;
}
