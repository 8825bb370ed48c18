import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { contactsOf } from "#domain/order-log/people.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { withStore } from "#scripts/with-store.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { createCustomerEraser } from "#server/main/customer-eraser.ts";
import type { CustomerEraser } from "#server/seller/desk-context.ts";
import type { WhyLeft } from "#server/store/erasing/erase-request.ts";
import type { Store } from "#server/store/store.ts";

/** More customers than are worth listing. */
const mostFound = 20;

const reasons: Record<WhyLeft, string> = {
  open: "it is still to be handed over; erase again after that",
  mailing: "a mail about it is being sent; erase again in a minute",
};

/**
 * Erases a customer, who is named as `findPeople` finds people, after a question, or with `--yes` without
 * one. Throws an `OperatorProblem` if nobody is found, or more than one customer. Works while the shop is running.
 */
export async function eraseByCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const text = positionals.join(" ").trim();
  if (text === "") throw new OperatorProblem("name a phone number, an email address or a name");
  await withStore(async (store, config) => {
    const orders = await findOne(store, text);
    if (!values.yes && !(await isConfirmed(orders.length))) {
      process.stdout.write("nothing was erased\n");
      return;
    }
    const now = Date.now();
    const since = await firstReceivedAt(store, orders);
    const eraser = createCustomerEraser(store, config);
    const which = { numbers: orders };
    const { erased, left } = await eraser.erase({ which, now, deviceId: null });
    process.stdout.write(`erased orders: ${String(erased.length)}\n`);
    for (const { number, why } of left)
      process.stdout.write(`order ${number} was not erased: ${reasons[why]}\n`);
    process.stdout.write(await copiesText(eraser, since, now));
  });
}

async function findOne(store: Store, text: string) {
  const found = await store.findPeople({ text, limit: mostFound });
  const [customer, ...others] = found;
  if (customer === undefined)
    throw new OperatorProblem("no order is of that phone number, email address or name");
  const { name, phoneNumber, email, number } = customer;
  if (others.length > 0) {
    const lines = found.map(
      (each) => `  ${each.number}  ${each.phoneNumber}  ${each.name}  ${each.email}`,
    );
    process.stdout.write(`${lines.join("\n")}\n`);
    throw new OperatorProblem("these are several customers: name one by an order number");
  }
  const orders = (await store.readPeople([number])).flat();
  process.stdout.write(`${name}, ${phoneNumber}, ${email === "" ? "no email address" : email}\n`);
  process.stdout.write(`orders: ${orders.map((each) => each.number).join(", ")}\n`);
  const contacts = contactsOf(orders);
  // Nobody is to be erased with somebody else unseen.
  if (contacts.length > 1)
    for (const each of contacts)
      process.stdout.write(
        `  ${each.name}, ${each.phoneNumber}, ${each.email}: ${each.orders.join(", ")}\n`,
      );
  return orders.map((each) => each.number);
}

async function isConfirmed(orders: number): Promise<boolean> {
  if (!process.stdin.isTTY) throw new OperatorProblem("add --yes to erase without being asked");
  using asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(
    `Name, phone number, email address, address and notes of ${String(orders)} orders will be erased forever. Type yes: `,
  );
  return answer.trim().toLowerCase() === "yes";
}

async function firstReceivedAt(store: Store, orders: readonly string[]): Promise<number> {
  const [first] = orders;
  const order = first === undefined ? undefined : await store.findWorkingOrder(first);
  return order?.stored.receivedAt ?? 0;
}

async function copiesText(eraser: CustomerEraser, since: number, now: number): Promise<string> {
  const copies = await eraser.copiesSince(since, now);
  if (copies.length === 0) return "no backup has them\n";
  const lines = copies.map(({ name, endsAt }) => {
    const end = endsAt === null ? "you delete it" : dateInJerusalem(endsAt);
    return `  ${name} until ${end}\n`;
  });
  return `these copies still have them:\n${lines.join("")}`;
}
