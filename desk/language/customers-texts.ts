import { customers as en } from "./en/customers.ts";
import { customers as he } from "./he/customers.ts";

/** The texts of the page of customers, apart from `Messages`, so that only it loads them. */
export const customersTexts = { he, en };
