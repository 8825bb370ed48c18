import type { money as source } from "#desk/language/he/money.ts";

export const money: typeof source = {
  title: "Money",
};
