import { push as en } from "./en/push.ts";
import { push as he } from "./he/push.ts";

export const pushTexts = { he, en };
