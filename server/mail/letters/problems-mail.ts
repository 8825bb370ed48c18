import type { MailAddress } from "#domain/customer/mail-address.ts";
import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { MailContent } from "./mail-content.ts";
import { operatorMessages } from "./operator-messages.ts";
import { type RenderedMail, renderedMail } from "./rendered-mail.ts";
import { safeText } from "./safe-text.ts";

/** A problem of the shop. */
interface ToldProblem {
  /** One of `ProblemKind`, or of another version. */
  readonly kind: string;
  /** Milliseconds since 1970 UTC. */
  readonly since: number;
  /** The same; null while it lasts. */
  readonly overAt: number | null;
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

/** A mail to the operator about problems that have lasted and problems that are over. It is in English, like all that operators read. */
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
  const news = operatorMessages.begun(nameOf([...begun, ...over]), begun.length || over.length);
  const title = begun.length > 0 ? news : operatorMessages.over(news);
  const content: MailContent = {
    language: "en",
    subject: `${name}: ${title}`,
    preview: title,
    shopName: name,
    title,
    opening: [
      ...begun.map(({ since, words }) =>
        operatorMessages.since(timeInJerusalem(since), safeText(words)),
      ),
      ...over.map(({ since, overAt, words }) =>
        operatorMessages.isOver(
          timeInJerusalem(overAt ?? now),
          timeInJerusalem(since),
          safeText(words),
        ),
      ),
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

/** The first of some problems in few words. */
function nameOf([first]: readonly ToldProblem[]): string {
  const { problems, otherProblem } = operatorMessages;
  const names: Readonly<Record<string, string>> = problems;
  return names[first?.kind ?? ""] ?? otherProblem;
}
