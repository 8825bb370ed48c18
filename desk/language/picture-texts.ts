import { picture as en } from "./en/picture.ts";
import { picture as he } from "./he/picture.ts";

export const pictureTexts = { he, en };
