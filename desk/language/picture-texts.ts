import { picture as en } from "./en/picture.ts";
import { picture as he } from "./he/picture.ts";

/** The texts of the picture of a dish, apart from `Messages`, so that only its editor loads them. */
export const pictureTexts = { he, en };
