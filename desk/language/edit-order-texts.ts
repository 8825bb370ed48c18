import { editOrder as en } from "./en/edit-order.ts";
import { editOrder as he } from "./he/edit-order.ts";

/** The texts of the editor of orders, apart from `Messages`, so that only its pages load them. */
export const editOrderTexts = { he, en };

export type EditOrderTexts = typeof he;
