import type { MailAddress } from "#domain/customer/mail-address.ts";
import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { MailContent } from "./mail-content.ts";
import { operatorMessages } from "./operator-messages.ts";
import { type RenderedMail, renderedMail } from "./rendered-mail.ts";
import { safeText } from "./safe-text.ts";

/** A problem of the shop. */
interface ToldProblem {
  /** Milliseconds since 1970 UTC. */
  readonly since: number;
  readonly words: string;
}

interface ProblemsMail {
  readonly begun: readonly ToldProblem[];
  readonly over: readonly ToldProblem[];
  readonly recipient: string;
  readonly shopName: string;
  readonly contactAddress: string;
  /** The sender of mails; undefined for the shop's contact address. */
  readonly from: MailAddress | undefined;
  /** Milliseconds since 1970 UTC; tells it from other mails. */
  readonly now: number;
}

/** A mail that tells whoever runs the shop, in English as all that they read, what is wrong with it since a while and what no longer is. */
export function problemsMail({
  begun,
  over,
  recipient,
  shopName,
  contactAddress,
  from,
  now,
}: ProblemsMail): RenderedMail {
  const name = safeText(shopName);
  const title = begun.length > 0 ? operatorMessages.wrong : operatorMessages.over;
  const told = (label: string) => (problem: ToldProblem) =>
    `${label} (${timeInJerusalem(problem.since)}): ${safeText(problem.words)}`;
  const content: MailContent = {
    language: "en",
    subject: `${name}: ${title}`,
    preview: title,
    shopName: name,
    title,
    opening: [
      ...begun.map(told(operatorMessages.since)),
      ...over.map(told(operatorMessages.isOver)),
    ],
    facts: [],
    closing: [{ text: operatorMessages.doctor }],
  };
  const id = `problems-${String(now)}`;
  return renderedMail(content, {
    name: `${String(now)}-problems`,
    id,
    to: recipient,
    contactAddress,
    from,
  });
}
