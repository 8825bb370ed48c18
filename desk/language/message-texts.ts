import { message as en } from "./en/message.ts";
import { message as he } from "./he/message.ts";

/** The texts of messages to all customers, apart from `Messages`, so that only their page loads them. */
export const messageTexts = { he, en };
