/** Of the digits of Arabic and Persian, the last four bits are the value. */
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/**
 * A phone number, or the beginning of one, as it is dialled in Israel: without spaces, dashes, dots, slashes, brackets, invisible marks and the
 * `tel:` of a copied link, in the digits 0 to 9, and with 0 for the code of the country, however that is written: +972, +972 (0), 00972, 972.
 * That of another country stays.
 */
export function normalizePhoneNumber(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replaceAll(/^\s*tel:|[\s()[\]{}./_·•∙⋅‧−\p{Pd}\p{Cf}]|[,;]+$/giu, "")
      .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))
      // Without a plus, 972 may also begin the number of an order, which is shorter.
      .replace(/^(?:\+|00)9720?|^9720?(?=\d{8})/u, "0")
  );
}

/** A whole phone number as it is dialled in Israel. A mobile number without its 0, as a contact or a table has it, gets it. */
export function wholePhoneNumber(text: string): string {
  return normalizePhoneNumber(text).replace(/^5\d{8}$/u, "0$&");
}
