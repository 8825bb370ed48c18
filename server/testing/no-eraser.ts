import type { CustomerEraser } from "#server/seller/customers/customer-eraser.ts";

/** For tests in which nobody is erased. */
export const noEraser: CustomerEraser = {
  erase: () => Promise.reject(new Error("nobody is to be erased")),
  copiesSince: () => Promise.resolve([]),
};
