import type { packing as source } from "#desk/language/he/packing.ts";

export const packing: typeof source = {
  title: "Packing",
};
