import type { paper as source } from "#desk/language/he/paper.ts";

export const paper: typeof source = {
  title: "Printing",
};
