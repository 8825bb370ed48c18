import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** `npm run screens`: the same browser and shop as the end-to-end tests, only to write pictures of all screens. */
export default defineConfig(tests, { testMatch: "*.pictures.ts" });
