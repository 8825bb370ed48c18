import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Fewer digits of a phone number would find a good part of all orders and people. */
export const fewestLastDigits = 4;

/** Whether a phone number ends with some digits, by the index of what follows its sixth digit: four of a mobile number, three of a landline. */
export function phoneEndsWith(
  phoneNumber: RawBuilder<unknown>,
  digits: string,
): RawBuilder<SqlBool> {
  const ends = sql.join([digits.slice(-fewestLastDigits), digits.slice(1 - fewestLastDigits)]);
  return sql`substr(${phoneNumber}, 7) in (${ends}) and ${phoneNumber} like ${`%${digits}`}`;
}
