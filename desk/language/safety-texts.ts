import { safety as en } from "./en/safety.ts";
import { safety as he } from "./he/safety.ts";

export const safetyTexts = { he, en };
