import { menuHistory as en } from "./en/menu-history.ts";
import { menuHistory as he } from "./he/menu-history.ts";

export const menuHistoryTexts = { he, en };
