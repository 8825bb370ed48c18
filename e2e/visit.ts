import { type ConsoleMessage, expect, type Request, type WebError } from "@playwright/test";
import { Customer } from "./customer.ts";
import { test as shopTest } from "./shop.ts";
import { type Language, languages } from "./words.ts";

interface Visit {
  /** The language that the customer chose on an earlier visit; Hebrew is the default and sets no cookie. */
  readonly language: Language;
  readonly customer: Customer;
  /** A name that is unique to the test. */
  readonly customerName: string;
  /** Declares console messages that the test provokes. Any other warning or error fails the test. */
  readonly expectOnConsole: (message: RegExp) => void;
  /** Watches the console, uncaught errors and requests of every page of the test. */
  readonly watch: void;
}

const unimportant: readonly RegExp[] = [
  // Logged by Playwright when it blocks a service worker.
  /^Service Worker registration blocked by Playwright$/u,
  // Said of what is loaded ahead of the first press if the machine is so busy that its code runs seconds later.
  /was preloaded using link preload but not used within a few seconds/u,
];

/** The test of a customer's visit. It fails on any warning, error or fault of the page, and on a call to another machine. */
export const test = shopTest.extend<Visit & { readonly expectedOnConsole: RegExp[] }>({
  baseURL: async ({ shop }, use) => {
    await use(shop.address);
  },

  context: async (
    { browser, keptContext, serviceWorkers, javaScriptEnabled, viewport },
    use,
    testInfo,
  ) => {
    if (serviceWorkers === "allow" || !javaScriptEnabled) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const context = await keptContext.take();
    const [page] = context.pages();
    if (viewport !== null) await page?.setViewportSize(viewport);
    await use(context);
    await keptContext.giveBack(testInfo.status === testInfo.expectedStatus);
  },

  page: async ({ context }, use) => {
    const [kept] = context.pages();
    await use(kept ?? (await context.newPage()));
  },

  language: ["he", { option: true }],
  // Nearly all customers use a phone.
  viewport: { width: 360, height: 740 },

  expectedOnConsole: async ({}, use) => {
    await use([]);
  },

  expectOnConsole: async ({ expectedOnConsole }, use) => {
    await use((message) => void expectedOnConsole.push(message));
  },

  watch: [
    async ({ context, expectedOnConsole }, use) => {
      const problems: string[] = [];
      const foreignRequests: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (unimportant.some((each) => each.test(message.text()))) return;
        if (["error", "warning", "assert"].includes(message.type())) problems.push(message.text());
      };
      const onFault = (fault: WebError) => void problems.push(String(fault.error()));
      const onRequest = (request: Request) => {
        if (new URL(request.url()).hostname !== "127.0.0.1") foreignRequests.push(request.url());
      };
      context.on("console", onConsole);
      context.on("weberror", onFault);
      context.on("request", onRequest);
      await use();
      context.off("console", onConsole);
      context.off("weberror", onFault);
      context.off("request", onRequest);
      const isExpected = (text: string) => expectedOnConsole.some((message) => message.test(text));
      expect(problems.filter((text) => !isExpected(text))).toEqual([]);
      expect(foreignRequests).toEqual([]);
    },
    { auto: true },
  ],

  customer: async ({ page, context, baseURL, language }, use) => {
    if (language !== "he") {
      await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
    }
    await use(new Customer(page, language));
  },

  customerName: async ({}, use, { testId, repeatEachIndex, retry }) => {
    await use(`Noa ${testId} ${String(repeatEachIndex)} ${String(retry)}`);
  },
});

/** Declares the same tests for a customer who reads Hebrew and for one who reads English. */
export function visitInBothLanguages(declare: (language: Language) => void): void {
  for (const language of languages) {
    test.describe(language === "he" ? "in Hebrew" : "in English", () => {
      test.use({ language });
      declare(language);
    });
  }
}
