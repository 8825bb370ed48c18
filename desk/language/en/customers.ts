import type { customers as he } from "#desk/language/he/customers.ts";

const orders = (count: number) => (count === 1 ? "1 order" : `${String(count)} orders`);

export const customers: typeof he = {
  search: "Name, phone, email or address",
  found: (count) => {
    if (count === 0) return "There is no such customer.";
    return count === 1 ? "1 customer found" : `${String(count)} customers found`;
  },
  searchHint:
    "The first two letters of a name or an address are enough, or four digits of the phone number.",
  failed: "The customer’s details cannot be shown now. Check the connection and try again.",
  all: "All customers",
  toPerson: "Back to the customer",
  ordersOf: orders,
  lastOrder: (date) => `Last: ${date}`,

  lasting: "Lasting notes",
  noteFor: {
    owner: "Private",
    kitchen: "Kitchen",
    driver: "Driver",
  },
  saidNote: (name) => `${name}: note changed`,
  favourites: "Favorite dishes",
  favourite: (dish, count) => `${dish}: in ${orders(count)}`,

  who: "Who it is",
  part: "Different customer",
  join: "Join with another customer",
  saidParted: (name) => `${name}: a separate customer`,
  saidJoined: (name, other) => `${name}, ${other}: the same customer`,
  decided: { joined: "Two customers joined", parted: "Separated from another customer" },
  record: "Everything stored, and erasing",

  download: "Download as a file",
  file: (phone: string) => `customer-${phone}.json`,
  heading: (shop: string) => `What ${shop} has stored`,
  asOf: (moment: string) => `As of ${moment}`,
  name: "Name",
  phone: "Phone",
  email: "Email",
  address: "Address",
  orderedAt: "Ordered",
  received: "Paid",
  adjustment: "Adjustment",
  notes: "Notes",
  history: "What happened",
  mails: "Emails",

  erase: "Erase this customer",
  eraseTitle: "Erase",
  goes: (count: number) =>
    `Name, phone, email, address, notes and emails will be erased from ${orders(count)}. Dishes, amounts and payments stay for the accounts.`,
  nothingGoes: "There is no order now from which details can be erased.",
  stays: {
    open: (number: string) =>
      `Order ${number} is not handed over yet, so it stays. Erase again after that.`,
    mailing: (number: string) =>
      `An email about order ${number} is being sent, so it stayed. Erase again in a minute.`,
  },
  unpaid: (amount: string) => `Still to pay: ${amount}. After erasing nobody can tell who owes it.`,
  noUndo: "This cannot be undone.",
  confirm: (name: string) => `Erase the details of ${name}?`,
  confirmErase: "Erase",
  keep: "Keep",
  erased: (count: number) => `The details were erased from ${orders(count)}.`,
  eraseFailed: "Erasing was not finished. Try again: what is erased stays erased.",
  copies: "Backups that still have the details",
  copiesHint:
    "Backups are not changed. Each, and its copy away from the machine, is deleted by itself on this day:",
  copyUntil: (name: string, date: string) => `${name}: until ${date}`,
  copyByHand: (name: string) => `${name}: until somebody deletes the file on the server`,
  elsewhere: "What was sent by email stays in the mailboxes of those who got it.",
};
