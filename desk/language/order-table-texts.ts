import { tableOfOrders as en } from "./en/order-table.ts";
import { tableOfOrders as he } from "./he/order-table.ts";

export const orderTableTexts = { he, en };
