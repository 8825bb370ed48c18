import type { orders as source } from "#desk/language/he/orders.ts";

export const orders: typeof source = {
  title: "Orders",
};
