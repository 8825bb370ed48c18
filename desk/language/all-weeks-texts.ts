import { allWeeks as en } from "./en/all-weeks.ts";
import { allWeeks as he } from "./he/all-weeks.ts";

export const allWeeksTexts = { he, en };
