import { asking as en } from "./en/asking.ts";
import { asking as he } from "./he/asking.ts";

/** The texts of asking for money, apart from `Messages`, so that only what asks loads them. */
export const askingTexts = { he, en };
