import type {
  AskingWay,
  CursorInput,
  HadInput,
  ListedInput,
  NoteReader,
  PaymentWay,
  Sheet,
} from "#contract/generated/desk-operations.ts";

/** What a mark sets or adds. It is never a toggle: a mark that is sent again does no harm, because its action id is stored once. */
export type MarkAction =
  | { readonly packed: boolean }
  | { readonly handedOver: boolean }
  /** False restores the order. */
  | { readonly cancelled: boolean }
  /** The week in which the order is cooked from now on: the date of its deadline. */
  | { readonly moved: string }
  /** In agorot: received above 0, given back below. */
  | { readonly money: { readonly amount: number; readonly way: PaymentWay } }
  /** So many more of a line of the order are missing from its box; `line` is its key. */
  | { readonly missing: { readonly line: string; readonly amount: number } }
  | { readonly note: string }
  /** The customer is asked to pay, by a mail of the shop or by the seller herself. */
  | { readonly asked: AskingWay }
  | { readonly lastingNote: { readonly reader: NoteReader; readonly text: string } }
  /** The number of an order of the same person. */
  | { readonly joined: string }
  /** The name of the order is somebody else's. */
  | { readonly parted: true }
  /** `line` is the key of a kitchen line; `done` is how many are cooked now. */
  | { readonly cooked: { readonly line: string; readonly done: number } }
  /** So many more than before; below 0 for fewer. */
  | { readonly cooked: { readonly line: string; readonly more: number } }
  /** `done` of several lines at once: one mark, which one undo takes back. */
  | { readonly allCooked: readonly { readonly line: string; readonly done: number }[] }
  /** So much of an ingredient is there, at home or in the cart. */
  | { readonly shopping: HadInput }
  /** `shows` is the cursor of the week that was printed; `list` is what the orders needed, for the shopping list. */
  | {
      readonly printed: {
        readonly sheet: Sheet;
        readonly shows: CursorInput;
        readonly list?: readonly ListedInput[];
      };
    }
  | { readonly weekClosed: boolean }
  /** Takes back the event with this action id. */
  | { readonly undo: string };

/** One mark: about an order, or about a week as a whole. */
export type MarkRequest =
  | {
      readonly orderNumber: string;
      readonly action: MarkAction;
      /** Whether the customer gets a mail about it: for `cancelled`, `moved`, `missing`, and `undo`. */
      readonly tellsCustomer?: boolean;
      /** The sentence about this one of several marks of a call, with the customer's name, in case it is refused. */
      readonly said?: string;
    }
  | { readonly week: string; readonly action: MarkAction };
