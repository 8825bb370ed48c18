import { push as en } from "./en/push.ts";
import { push as he } from "./he/push.ts";

/** The texts about push messages, apart from `Messages`, so that only the page of devices loads them. */
export const pushTexts = { he, en };
