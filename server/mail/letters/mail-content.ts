import type { Language } from "#domain/language/language.ts";

/**
 * The content of a mail, from which both HTML and plain text are rendered. Texts are safe (`safeText`) but not escaped; text
 * in isolates (`isolatedText`) keeps its own direction.
 */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly shopName: string;
  readonly title: string;
  readonly opening: readonly string[];
  /** What changed in the order. */
  readonly changes?: readonly MailChange[];
  /** When and where the food is handed over, where that comes before what is to be paid. */
  readonly handOver?: readonly MailFact[];
  /** What is to be paid, and to whom: it comes early, because mail programs cut off the end of a long mail. */
  readonly due?: { readonly total: MailTotal; readonly payment: readonly string[] } | undefined;
  /** What the reader can do, which follows what is to be paid. */
  readonly buttons?: readonly MailButton[];
  readonly facts: readonly MailFact[];
  readonly groups?: readonly ContentGroup[];
  readonly totals?: readonly MailTotal[];
  /** What the reader knows already, or seldom needs. */
  readonly details?: readonly MailFact[];
  readonly closing: readonly MailParagraph[];
  /** Whether the mail is used for cooking: amounts above one are highlighted then. */
  readonly isForCooking?: boolean;
}

export interface MailChange {
  /** What kind of change it is, such as `Added`. */
  readonly label?: string;
  readonly text: string;
}

/** A link that looks like a button. Plain text has its address on a line of its own, so that no program breaks it. */
export interface MailButton {
  readonly label: string;
  /** Until when it can be used, in words. */
  readonly until?: string | undefined;
  readonly href: string;
  /** Whether it is what the mail is about. */
  readonly isMain?: boolean;
  /** On a page: it is the button of a form that posts to the address. No mail has one. */
  readonly isPosted?: boolean;
}

export interface MailParagraph {
  readonly text: string;
  /** A part of the text, and the target to which it links. Not every mail program makes links automatically. */
  readonly link?: { readonly text: string; readonly href: string };
}

export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** For phone numbers and mail addresses. */
  readonly isLeftToRight?: boolean;
  /** The link target of the value. */
  readonly href?: string;
  /** What can be opened with it; plain text has each address on a line of its own. */
  readonly links?: readonly { readonly text: string; readonly href: string }[];
}

export interface ContentGroup {
  readonly typeName: string;
  readonly dishes: readonly MailDish[];
}

export interface MailDish {
  readonly name: string;
  /** The number of portions in words. */
  readonly portions?: string;
  readonly lines: readonly MailLine[];
  /** What the customer wrote about it, with its label; missing if nothing was. */
  readonly note?: string;
  readonly total: MailTotal;
}

export interface MailLine {
  /** Missing for an option, which has no count. */
  readonly amount?: number;
  readonly text: string;
  /** The price of one, in words; missing if it is the price of the line. */
  readonly unitPrice?: string;
  /** The add-ons of the line, or the portions to which it applies. */
  readonly details: readonly MailDetail[];
  /** The total price of the line; empty for an option that costs nothing. */
  readonly price: string;
}

export interface MailDetail {
  readonly text: string;
  /** The added price of one portion. */
  readonly addedPrice?: string;
}

export interface MailTotal {
  readonly label: string;
  readonly price: string;
  /** Whether this is the amount that the customer pays. */
  readonly isMain?: boolean;
}
