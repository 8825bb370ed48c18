import type { Language } from "#domain/language/language.ts";

/**
 * What a mail says, before it is HTML or plain text, so that both say the same.
 * Texts are safe (`safeText`) but not escaped; what stands in isolates (`isolatedText`) keeps its own direction.
 */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly shopName: string;
  readonly title: string;
  readonly opening: readonly string[];
  readonly facts: readonly MailFact[];
  readonly groups: readonly MailGroup[];
  readonly totals: readonly MailTotal[];
  readonly closing: readonly string[];
  /** The mail is cooked from: amounts above one are made to stand out. */
  readonly isForCooking: boolean;
}

export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** Numbers and addresses of mail, which read left to right. */
  readonly isLeftToRight?: boolean;
  /** Where a tap on the value leads. */
  readonly href?: string;
}

export interface MailGroup {
  readonly typeName: string;
  readonly dishes: readonly MailDish[];
}

export interface MailDish {
  readonly name: string;
  /** How many portions in all, in words. */
  readonly portions?: string;
  readonly lines: readonly MailLine[];
  readonly total: MailTotal;
}

export interface MailLine {
  /** None for an option, which is chosen and not counted. */
  readonly amount?: number;
  readonly text: string;
  /** What belongs to the line: its add-ons, or what it holds for. */
  readonly details: readonly MailDetail[];
  /** What the line costs in all. */
  readonly price: string;
}

export interface MailDetail {
  readonly text: string;
  /** For each portion. */
  readonly addedPrice?: string;
}

export interface MailTotal {
  readonly label: string;
  readonly price: string;
  /** What the customer pays. */
  readonly isMain?: boolean;
}
