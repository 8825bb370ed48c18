import type { kitchen as source } from "#desk/language/he/kitchen.ts";

export const kitchen: typeof source = {
  title: "Kitchen",
};
