import type { Agorot } from "#domain/money/agorot.ts";

/** One effect of a changed menu on a cart. Names are as the cart now shows them; a removed thing keeps the name that it had. */
export type CartChange = {
  readonly typeName: string;
  readonly dishName: string;
} & (
  | { readonly kind: "dish-gone" }
  | {
      readonly kind: "part-gone";
      /** The selection, add-on, option, choice or extra that is no longer offered. */
      readonly partName: string;
    }
  | { readonly kind: "choice-needed"; readonly optionName: string }
  | { readonly kind: "price-changed"; readonly from: Agorot; readonly to: Agorot }
  /** The dish has another name than `oldName`. */
  | { readonly kind: "dish-renamed"; readonly oldName: string }
  /** A selection, add-on, option, choice or extra has another name than `oldName`. */
  | { readonly kind: "part-renamed"; readonly partName: string; readonly oldName: string }
);
