/** A mail address with an optional name: `Aris Gourmet <orders@shop.example>`. */
export interface MailAddress {
  /** Empty for an address without a name. */
  readonly name: string;
  readonly address: string;
}

const addressPattern = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/** Parses an address with or without a name; undefined for an invalid one. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const [, quoted, plain, bracketed] =
    /^(?:"([^"\p{C}]*)"|([^"<>\p{C}]*))\s*<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = bracketed ?? text.trim();
  if (!addressPattern.test(address)) return undefined;
  return { name: (quoted ?? plain ?? "").trim(), address };
}
