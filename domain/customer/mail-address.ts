/** Whose a mail is: `Aris Gourmet <orders@shop.example>`, or an address alone. */
export interface MailAddress {
  /** Empty where the setting is an address alone. */
  readonly name: string;
  readonly address: string;
}

const addressPattern = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/** Reads an address with or without a name; undefined where it is none. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const [, quoted, plain, bracketed] =
    /^(?:"([^"\p{C}]*)"|([^"<>\p{C}]*))\s*<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = bracketed ?? text.trim();
  if (!addressPattern.test(address)) return undefined;
  return { name: (quoted ?? plain ?? "").trim(), address };
}
