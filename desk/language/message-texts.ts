import { message as en } from "./en/message.ts";
import { message as he } from "./he/message.ts";

export const messageTexts = { he, en };
