import type { handingOver as source } from "#desk/language/he/handing-over.ts";

export const handingOver: typeof source = {
  title: "Handing over",
};
