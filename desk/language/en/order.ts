import type { order as source } from "#desk/language/he/order.ts";

export const order: typeof source = {
  title: "Order",
};
