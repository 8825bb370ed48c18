import type {
  MailButton,
  MailContent,
  MailDish,
  MailFact,
  MailLine,
  MailTotal,
} from "./mail-content.ts";
import { isolateEnd, isolateStart } from "./safe-text.ts";

/** Renders a mail as plain text without isolates, which could be copied with a phone number or shown as boxes. */
export function textBody(content: MailContent): string {
  const { handOver = [], buttons = [], groups = [], totals = [], details = [] } = content;
  const lines = [
    content.title,
    "",
    ...content.opening.flatMap((paragraph) => [paragraph, ""]),
    ...changesText(content.changes),
    ...(handOver.length === 0 ? [] : [...handOver.flatMap(factText), ""]),
    ...dueText(content.due),
    ...buttons.flatMap(buttonText),
    ...content.facts.flatMap(factText),
    ...groups.flatMap(({ typeName, dishes }) => [
      "",
      `== ${typeName} ==`,
      ...dishes.flatMap(dishText),
    ]),
    ...(totals.length === 0 ? [] : ["", ...totals.map(totalText)]),
    ...(details.length === 0 ? [] : ["", ...details.flatMap(factText)]),
    "",
    ...content.closing.map(({ text }) => text),
    "",
    content.shopName,
  ];
  const text = lines.join("\n").replaceAll(isolateStart, "").replaceAll(isolateEnd, "");
  // Parts that a mail does not have leave their blank lines.
  return `${text.replaceAll(/\n{3,}/gu, "\n\n")}\n`;
}

function dishText({ name, portions, lines, note, total }: MailDish): readonly string[] {
  const heading = portions === undefined ? name : `${name} (${portions})`;
  const noted = note === undefined ? [] : [`  ${note}`];
  return ["", heading, ...noted, ...lines.flatMap(mailLineText), `  ${totalText(total)}`];
}

function mailLineText({ amount, text, unitPrice, details, price }: MailLine): readonly string[] {
  const named = unitPrice === undefined ? text : `${text} (${unitPrice})`;
  const counted = amount === undefined ? named : `${amount} × ${named}`;
  return [
    price === "" ? `  ${counted}` : `  ${counted} · ${price}`,
    ...details.map(
      (detail) =>
        `      ${detail.text}${detail.addedPrice === undefined ? "" : ` ${detail.addedPrice}`}`,
    ),
  ];
}

function changesText(changes: MailContent["changes"] = []): readonly string[] {
  const lines = changes.map(({ label, text }) =>
    label === undefined ? `- ${text}` : `- ${label}: ${text}`,
  );
  return lines.length === 0 ? [] : [...lines, ""];
}

function dueText(due: MailContent["due"]): readonly string[] {
  return due === undefined ? [] : [totalText(due.total), ...due.payment, ""];
}

function buttonText({ label, until, href }: MailButton): readonly string[] {
  return [`${label}${until === undefined ? "" : ` (${until})`}:`, href, ""];
}

function factText({ label, value, links = [] }: MailFact): readonly string[] {
  return [`${label}: ${value}`, ...links.flatMap((link) => [`${link.text}:`, link.href])];
}

function totalText({ label, price }: MailTotal): string {
  return `${label}: ${price}`;
}
