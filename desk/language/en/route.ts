import type { route as source } from "#desk/language/he/route.ts";

export const route: typeof source = {
  title: "Route",
};
