import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { offerOfOpening } from "#domain/catalogue/tells-of-opening.ts";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import {
  addressInLanguage,
  type Language,
  type LocalizedText,
  otherLanguage,
} from "#domain/language/language.ts";
import { weekMessageWords } from "#domain/order/week-message-words.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import { subscriberPath } from "#server/ordering/subscriber-path.ts";
import { customerFrame } from "./customer-mail.ts";
import { htmlBody } from "./html-body.ts";
import type { MailButton, MailContent, MailFact } from "./mail-content.ts";
import { letterMessagesIn } from "./messages.ts";
import { phoneFact } from "./order-facts.ts";
import { type RenderedMail, renderedMail } from "./rendered-mail.ts";
import { isolatedText, safeText } from "./safe-text.ts";
import { subscriberMessages } from "./subscriber-messages.ts";

type Shop = Catalogue["shop"];

/** A mail to somebody who asked to be told when orders open. */
export interface SubscriberMail {
  /** Different for every mail. */
  readonly number: string;
  readonly recipient: string;
  readonly subscriber: {
    readonly id: number;
    readonly token: string;
    readonly language: Language;
  };
  /** What the seller wrote; undefined for the mail that asks for a confirmation. One language may be empty. */
  readonly message: { readonly week: string; readonly text: LocalizedText } | undefined;
  readonly shop: Shop;
  /** The sender of mails; undefined for the shop's contact address. */
  readonly from: MailAddress | undefined;
  /** The origin of the site, such as `https://shop.example`; undefined if the shop does not know its own address. */
  readonly origin: string | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/**
 * The mail that asks for a confirmation, or a message of the seller, which begins its subject as the law asks for, says who sends it, and has
 * a link and headers (RFC 8058) by which its reader stops it. It is the same each time that it is rendered. Undefined once it is not to be sent
 * anymore: the shop does not offer these mails, or orders of the week of a message are not taken.
 */
export function subscriberMail({
  number,
  recipient,
  subscriber,
  message,
  shop,
  from,
  origin,
  now,
}: SubscriberMail): RenderedMail | undefined {
  if (origin === undefined || offerOfOpening(shop, origin) !== "offered") return undefined;
  if (message !== undefined && !areOrdersTaken(message.week, shop, now)) return undefined;
  const { language } = subscriber;
  const page = `${origin}${subscriberPath(subscriber)}`;
  const content =
    message === undefined
      ? confirmContent(shop, language, page)
      : openingContent(shop, language, { text: message.text, page, origin });
  const name = `${number}-subscriber`;
  const { contactAddress } = shop;
  const rendered = renderedMail(content, { name, id: name, to: recipient, contactAddress, from });
  return message === undefined ? rendered : { ...rendered, unsubscribe: page };
}

/** A message may have waited for days for the mail server. */
function areOrdersTaken(week: string, shop: Shop, now: number): boolean {
  const { date, opensAt } = orderWeekAt(now, shop);
  return week === date && opensAt === null;
}

function confirmContent(shop: Shop, language: Language, page: string): MailContent {
  const { confirm } = subscriberMessages[language];
  const frame = customerFrame(shop, language);
  return {
    ...frame,
    subject: confirm.subject(frame.shopName),
    preview: confirm.promise,
    title: confirm.title,
    opening: [confirm.asked(isolatedText(frame.shopName)), confirm.promise],
    buttons: [{ label: confirm.button, href: page, isMain: true }],
    facts: senderFacts(shop, language),
    closing: [{ text: confirm.notMe }, ...frame.closing],
  };
}

function openingContent(
  shop: Shop,
  language: Language,
  {
    text,
    page,
    origin,
  }: { readonly text: LocalizedText; readonly page: string; readonly origin: string },
): MailContent {
  const { opening } = subscriberMessages[language];
  const frame = customerFrame(shop, language);
  const isWritten = text[language].trim() !== "";
  const paragraphs = text[isWritten ? language : otherLanguage(language)]
    .split("\n")
    .map((line) => (isWritten ? safeText(line) : isolatedText(line)))
    .filter((line) => safeText(line) !== "");
  return {
    ...frame,
    subject: opening.subject(frame.shopName),
    preview: paragraphs[0] ?? "",
    title: opening.title,
    opening: [...(isWritten ? [] : [letterMessagesIn(language).onlyInOther]), ...paragraphs],
    buttons: [{ ...menuButton(language, origin), isMain: true }],
    facts: senderFacts(shop, language),
    closing: [
      ...frame.closing,
      { text: opening.why(isolatedText(page)), link: { text: page, href: page } },
    ],
  };
}

/** Who sends it, as the law asks for. */
function senderFacts({ seller }: Shop, language: Language): readonly MailFact[] {
  const texts = subscriberMessages[language];
  if (seller === null) return [];
  return [
    { label: texts.sender, value: safeText(seller.legalName[language]) },
    { label: texts.address, value: safeText(seller.address[language]) },
    ...(seller.phoneNumber === null ? [] : [phoneFact(texts.phoneNumber, seller.phoneNumber)]),
  ];
}

function menuButton(language: Language, origin: string): MailButton {
  return {
    label: weekMessageWords[language].order,
    href: addressInLanguage(`${origin}/`, language),
  };
}

/**
 * What somebody is to the shop who opens the page of a subscriber: `refused` said no before confirming, and may change their mind; of `stopped` the
 * address was erased.
 */
export type SubscriberState = "asked" | "confirmed" | "refused" | "stopped";

/**
 * The page to which these mails lead, as a document that loads nothing. Opening it changes nothing, because mail servers open links; its button
 * does, by a form that posts to `confirm` or to `stop`.
 */
export function subscriberPage({
  state,
  language,
  shop,
  confirm,
  stop,
}: {
  readonly state: SubscriberState;
  readonly language: Language;
  readonly shop: Shop;
  readonly confirm: string;
  readonly stop: string;
}): string {
  const { page } = subscriberMessages[language];
  const written = page[state === "refused" ? "stopped" : state];
  const { title } = written;
  const frame = customerFrame(shop, language);
  const text = written.text(isolatedText(frame.shopName));
  const posted = { isPosted: true } as const;
  const buttons: Readonly<Record<SubscriberState, readonly MailButton[]>> = {
    asked: [
      { label: page.asked.button, href: confirm, isMain: true, ...posted },
      { label: page.asked.stop, href: stop, ...posted },
    ],
    confirmed: [{ label: page.confirmed.button, href: stop, ...posted }],
    refused: [{ label: page.asked.button, href: confirm, ...posted }],
    stopped: [],
  };
  const content: MailContent = {
    ...frame,
    subject: `${title} · ${frame.shopName}`,
    preview: "",
    title,
    opening: [text],
    buttons: [
      ...buttons[state],
      { label: page.toMenu, href: addressInLanguage("/", language), isMain: state === "stopped" },
    ],
    facts: [],
    // Its reader has no mail to answer here.
    closing: [],
  };
  return htmlBody(content, { isPage: true });
}
