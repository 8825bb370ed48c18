import { editOrder as en } from "./en/edit-order.ts";
import { editOrder as he } from "./he/edit-order.ts";

export const editOrderTexts = { he, en };
