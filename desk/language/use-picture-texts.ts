import { picture as en } from "./en/picture.ts";
import { picture as he } from "./he/picture.ts";
import { useLanguage } from "./language-context.tsx";

/** The texts of the picture of a dish, apart from `Messages`, so that only its editor loads them. */
export function usePictureTexts(): typeof he {
  return { he, en }[useLanguage().language];
}
