import { tableOfOrders as en } from "./en/order-table.ts";
import { tableOfOrders as he } from "./he/order-table.ts";

/** The texts of the table of orders, apart from `Messages`, so that only wide screens' page loads them. */
export const orderTableTexts = { he, en };
