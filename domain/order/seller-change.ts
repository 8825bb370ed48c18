import { type DishDraft, draftOfOrdered } from "#domain/cart/dish-draft.ts";
import type { OrderType } from "#domain/customer/customer-data.ts";
import type { ReadsEveryField } from "#domain/every-field.ts";
import type { Language } from "#domain/language/language.ts";
import { idOf } from "#domain/menu/menu.ts";
import type { DishOrder } from "./order.ts";
import { fullCodes, type RefusalCode } from "./refusal.ts";

/** A dish with everything that is ordered of it, as the seller enters it: without prices, which are the server's. */
export interface EnteredDish extends DishDraft {
  /** Of the dish in the catalogue; missing if it has none, and from a desk of an earlier version: then its names tell which one it is. */
  readonly id?: string;
  readonly typeName: string;
  readonly dishName: string;
}

/** A dish of an order or of a cart as the seller enters it. Its type is inferred, as that of `draftOfOrdered`. */
export function asEntered(typeName: string, dish: DishOrder) {
  return { ...idOf(dish), typeName, dishName: dish.name, ...draftOfOrdered(dish) };
}

/** What the seller does not enter: prices are the server's, and ids the menu's. */
type NotEntered = "id" | "choiceId" | "price" | "totalPrice" | "addedPrice";
type AddOn = DishOrder["selections"][number]["addOns"][number];

// A field of an ordered dish that is left out here would be gone from an order that the seller enters, or changes. An add-on is its name.
true satisfies ReadsEveryField<
  EnteredDish & { readonly name: string },
  DishOrder,
  NotEntered | "addOns"
>;
true satisfies ReadsEveryField<{ readonly name: string }, AddOn, NotEntered>;
true satisfies ReadsEveryField<ReturnType<typeof asEntered>, EnteredDish>;

/** What the seller makes of an order. Only its shape is validated. */
export interface SellerChange {
  /** The language of the names in `lines` and of `place`. */
  readonly namesIn: Language;
  readonly lines: readonly EnteredDish[];
  readonly orderType: OrderType;
  /** The name of a delivery place. */
  readonly place: string;
  readonly address: string;
  /** What the customer said about the order; missing if it stays as it is. */
  readonly note?: string;
  /** In agorot: added to the price, or below 0 taken off it; 0 for none. */
  readonly adjustment: number;
  readonly adjustmentText: string;
}

/** An order that the seller takes for a customer. */
export interface SellerOrder extends SellerChange {
  /** The language of the customer. */
  readonly language: Language;
  readonly name: string;
  readonly phoneNumber: string;
  /** Empty if the customer has none. */
  readonly email: string;
}

/** What the seller is never refused: she sends no prices, and decides herself whether there is one more. */
const notForSeller = [
  "PRICE_CHANGED",
  "SOLD_OUT",
  "ONLY_LEFT",
  ...fullCodes,
  "DISH_TOTAL_WRONG",
  "CART_TOTAL_WRONG",
  "DELIVERY_PRICE_CHANGED",
  "DISH_TYPE_TWICE",
] as const satisfies readonly RefusalCode[];

/** Why a change or an order of the seller is refused. */
export type SellerRefusalCode =
  | Exclude<RefusalCode, (typeof notForSeller)[number]>
  | "ADJUSTMENT_TEXT_REQUIRED"
  | "ADJUSTMENT_TOO_LARGE"
  | "TOTAL_BELOW_ZERO"
  | "WEEK_UNKNOWN";

export interface SellerRefusal {
  readonly code: SellerRefusalCode;
  /** The position in `lines`; null if it is not about a line. */
  readonly line: number | null;
  /** The field that it is about; null if it is about a line. */
  readonly field: string | null;
  /** The dish type, dish, selection, add-on, option, choice, extra or place that it is about. */
  readonly name: string | null;
}

/** What was checked of an order of the seller, or why it is refused. */
export type CheckedOrRefused<Checked> =
  | ({ readonly ok: true } & Checked)
  | { readonly ok: false; readonly refusals: readonly SellerRefusal[] };

/** Whether a refusal of an order is one that the seller is told. */
export function isForSeller(code: RefusalCode): code is SellerRefusalCode & RefusalCode {
  return !(notForSeller as readonly RefusalCode[]).includes(code);
}

/** A refusal that is about a field, or about the order as a whole. */
export function refusedField(
  code: SellerRefusalCode,
  field: string | null,
  name: string | null = null,
): SellerRefusal {
  return { code, line: null, field, name };
}
