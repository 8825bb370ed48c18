import type { RequestOf } from "#contract/wire/desk-calls.ts";

/** What a mark sets or adds. It is never a toggle: a mark that is sent again does no harm, because its action id is stored once. */
export type MarkAction = RequestOf<"press">["action"];
/** One mark: about an order, or about a week as a whole. */
export type MarkRequest =
  | {
      readonly orderNumber: string;
      readonly action: MarkAction;
      /** Whether the customer gets a mail about it: for `cancelled`, `moved`, `missing`, and `undo`. */
      readonly tellsCustomer?: boolean;
      /** The sentence about this one of several marks of a call, with the customer's name, in case it is refused. */
      readonly said?: string;
      /** The end of its action id, where that tells later where the mark came from. */
      readonly idEnd?: string;
    }
  | { readonly week: string; readonly action: MarkAction };
