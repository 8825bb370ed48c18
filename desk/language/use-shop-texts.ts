import { shop as en } from "./en/shop.ts";
import { shop as he } from "./he/shop.ts";
import { useLanguage } from "./language-context.tsx";

/** The texts of the shop's settings, apart from `Messages`, so that only their pages load them. */
export function useShopTexts() {
  const texts = { he, en }[useLanguage().language];
  return { ...texts, labelOf: (key: string) => labelIn(texts, key) };
}

/** The name of a field by its path in what is saved. */
function labelIn({ fields, terms, times }: typeof he, key: string): string {
  const [list, index, name] = key.split(".");
  if (list === "terms")
    return `${terms.section(Number(index) + 1)}, ${name === "text" ? terms.text : terms.heading}`;
  if (list === "deadline" || list === "opening")
    return `${times[list]}: ${index === "time" ? times.time : times.day}`;
  const renamed = key === "name" ? fields.name : (fields as Readonly<Record<string, string>>)[key];
  return renamed ?? key;
}
