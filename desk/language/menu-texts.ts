import { menu as en } from "./en/menu.ts";
import { menu as he } from "./he/menu.ts";

export const menuTexts = { he, en };
