import type { Locator } from "@playwright/test";
import type { PageWords } from "./words.ts";

export type OrderForm = ReturnType<typeof orderForm>;

interface Details {
  readonly name: string;
  readonly phoneNumber: string;
  readonly email: string;
}

type Amount = "cartTotal" | "pickupPrice" | "deliveryPrice" | "orderTotal";

/** The elements of the place-order form. */
export function orderForm(dialog: Locator, words: PageWords["checkout"]) {
  const textbox = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  const radio = (name: string) => dialog.getByRole("radio", { name, exact: true });
  const fields = {
    name: textbox(words.name),
    phoneNumber: textbox(words.phoneNumber),
    email: textbox(words.email),
    orderType: dialog.getByRole("radiogroup", { name: words.orderType }),
    city: dialog.getByRole("combobox", { name: words.city, exact: true }),
    address: textbox(words.address),
    note: textbox(words.note),
  };
  return {
    dialog,
    ...fields,
    pickup: radio(words.pickup),
    delivery: radio(words.delivery),
    /** The list of all problems. */
    problems: dialog.getByRole("group", { name: words.toPutRight }),
    send: dialog.getByRole("button", { name: words.send, exact: true }),
    /** The amount beside a label of the summary. */
    amount: (word: Amount) => {
      const term = dialog.getByRole("term").filter({ hasText: words[word] });
      return term.locator("xpath=following-sibling::dd[1]");
    },
    fill: async ({ name, phoneNumber, email }: Details) => {
      await fields.name.fill(name);
      await fields.phoneNumber.fill(phoneNumber);
      await fields.email.fill(email);
    },
  };
}
