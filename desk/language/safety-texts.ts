import { safety as en } from "./en/safety.ts";
import { safety as he } from "./he/safety.ts";

/** The texts about backups, apart from `Messages`, so that only their page loads them. */
export const safetyTexts = { he, en };
