import type { CustomerEraser } from "#server/seller/desk-context.ts";

/** For tests in which nobody is erased. */
export const noEraser: CustomerEraser = {
  erase: () => Promise.reject(new Error("nobody is to be erased")),
  copiesSince: () => Promise.resolve([]),
};
