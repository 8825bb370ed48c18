import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Contact, keysOfContact, type OrderOfSomebody } from "#domain/order-log/people.ts";
import type { Tables } from "#server/store/tables.ts";

/** An order of somebody, with its place among all orders. */
export interface OrderOfPerson extends OrderOfSomebody {
  readonly position: number;
}

/** As many values as one statement names. */
const together = 1_000;

/** Some orders, each with what it said and says of its customer. */
export async function readContacts(
  database: Kysely<Tables>,
  numbers: readonly string[],
): Promise<readonly OrderOfPerson[]> {
  const rows = await inParts(numbers, async (some) => {
    const { rows: read } = await sql<
      Contact & { readonly number: string; readonly position: number }
    >`
      select number, id as position, name, email, phone_number as "phoneNumber" from orders where number in (${sql.join(some)})
      union all
      select orders.number, orders.id, changed.name, changed.email, changed.phone_number
      from order_revisions as changed join orders on orders.number = changed.order_number
      where changed.order_number in (${sql.join(some)})`.execute(database);
    return read;
  });
  return [...Map.groupBy(rows, ({ number }) => number)].map(([number, contacts]) => ({
    number,
    position: contacts[0]?.position ?? 0,
    contacts,
  }));
}

/** The numbers of the orders that ever had one of some phone numbers, or one of some email addresses in small letters. */
export async function numbersOf(
  database: Kysely<Tables>,
  phoneNumbers: readonly string[],
  emails: readonly string[],
): Promise<readonly string[]> {
  const having = (column: RawBuilder<unknown>, values: readonly string[]) =>
    // Erased orders have nothing, or a dash.
    inParts(
      values.filter(({ length }) => length > 1),
      async (some) => {
        const { rows } = await sql<{ readonly number: string }>`
        select number from orders where ${column} in (${sql.join(some)})
        union select order_number from order_revisions where ${column} in (${sql.join(some)})`.execute(
          database,
        );
        return rows.map(({ number }) => number);
      },
    );
  const found = [
    await having(sql`phone_number`, phoneNumbers),
    await having(sql`lower(email)`, emails),
  ];
  return [...new Set(found.flat())];
}

export async function inParts<Value, Row>(
  values: readonly Value[],
  read: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += together)
    rows.push(...(await read(values.slice(from, from + together))));
  return rows;
}

/** Some orders with what links them: each contact of their people as an order, and the orders of theirs that got another contact. */
export async function withLinked(
  database: Kysely<Tables>,
  orders: readonly OrderOfPerson[],
): Promise<readonly OrderOfPerson[]> {
  const rows = await database
    .selectFrom("order_revisions")
    .select("order_number")
    .distinct()
    .where("changes_contact", "=", sql.lit(1))
    .execute();
  const changed = await readContacts(
    database,
    rows.map((row) => row.order_number),
  );
  const linked = new Map(orders.map((order) => [order.number, order]));
  const known = new Set<string>();
  let newest = orders;
  for (;;) {
    const unknown = unknownAmong(newest, known);
    if (unknown.length === 0) return [...linked.values()];
    newest = [...(await contactsWith(database, unknown)), ...changed].filter(
      ({ number, contacts }) =>
        !linked.has(number) && contacts.flatMap(keysOfContact).some((key) => known.has(key)),
    );
    for (const order of newest) linked.set(order.number, order);
  }
}

/** Those contacts of some orders that have a phone number or an email address that is not known yet; now it is. */
export function unknownAmong(
  orders: readonly OrderOfSomebody[],
  known: Set<string>,
): readonly Contact[] {
  const unknown = orders
    .flatMap(({ contacts }) => contacts)
    .filter((each) => keysOfContact(each).some((key) => !known.has(key)));
  for (const key of unknown.flatMap(keysOfContact)) known.add(key);
  return unknown;
}

/** The different contacts with which somebody ordered who has the phone number or the email address of some contacts, each as an order. */
async function contactsWith(
  database: Kysely<Tables>,
  contacts: readonly Contact[],
): Promise<readonly OrderOfPerson[]> {
  const having = (
    column: RawBuilder<unknown>,
    rest: RawBuilder<unknown>,
    keys: readonly string[],
  ) =>
    // Erased orders have nothing, or a dash.
    inParts(
      [...new Set(keys)].filter(({ length }) => length > 1),
      async (some) => {
        const next = (after: RawBuilder<unknown>) => sql`(select ${rest} from orders
          where ${column} = contacts.key and ${rest} > ${after} order by ${rest} limit 1)`;
        // Each step finds the next contact by an index that has nothing else.
        const { rows } = await sql<{ readonly key: string; readonly rest: string }>`
          with recursive contacts(key, rest) as (
            select column1, '' from (values ${sql.join(some.map((key) => sql`(${key})`))}) as keys
            union all
            select key, ${next(sql`contacts.rest`)} from contacts where rest is not null
          ) select key, rest from contacts where rest > ''`.execute(database);
        return rows.map((row) => {
          const space = row.rest.indexOf(" ");
          return { key: row.key, other: row.rest.slice(0, space), name: row.rest.slice(space + 1) };
        });
      },
    );
  const [phoneNumber, email] = [sql`phone_number`, sql`lower(email)`];
  const byPhoneNumber = await having(
    phoneNumber,
    sql`(lower(email) || ' ' || name)`,
    contacts.map((each) => each.phoneNumber),
  );
  const byEmail = await having(
    email,
    sql`(phone_number || ' ' || name)`,
    contacts.map((each) => each.email.toLowerCase()),
  );
  return [
    ...byPhoneNumber.map(({ key, other, name }) => ({ phoneNumber: key, email: other, name })),
    ...byEmail.map(({ key, other, name }) => ({ phoneNumber: other, email: key, name })),
  ].map((contact) => ({
    number: `${contact.phoneNumber} ${contact.email} ${contact.name}`,
    position: 0,
    contacts: [contact],
  }));
}
