import { customers as en } from "./en/customers.ts";
import { customers as he } from "./he/customers.ts";

export const customersTexts = { he, en };
