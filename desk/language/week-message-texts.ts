import { weekMessage as en } from "./en/week-message.ts";
import { weekMessage as he } from "./he/week-message.ts";

/** The texts around the message of the week, apart from `Messages`, so that only their page loads them. */
export const weekMessageTexts = { he, en };
