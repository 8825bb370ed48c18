import { allWeeks as en } from "./en/all-weeks.ts";
import { allWeeks as he } from "./he/all-weeks.ts";

/** The texts of the page with all weeks, apart from `Messages`, so that only it loads them. */
export const allWeeksTexts = { he, en };
