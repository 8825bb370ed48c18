import { weekMessage as en } from "./en/week-message.ts";
import { weekMessage as he } from "./he/week-message.ts";

export const weekMessageTexts = { he, en };
