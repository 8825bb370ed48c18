import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type Language, languages } from "#domain/language/language.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { noticeMail } from "#server/mail/letters/notice-mail.ts";
import { problemsMail } from "#server/mail/letters/problems-mail.ts";
import type { RenderedMail } from "#server/mail/letters/rendered-mail.ts";
import { orderChange, renderChange } from "#server/testing/order-change.ts";
import { renderMail } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, requestFor, storedOrder } from "#server/testing/stored-order.ts";
import { axeViolations } from "./axe-violations.ts";

// `npm run screens`: every mail for a person to look at, as programs show it that keep its styles, in light and dark colors, drop the style
// element, drop all styles, or drop its directions. Compared with nothing.

const widths = [320, 360, 600] as const;
const landmarks: ReadonlySet<string | undefined> = new Set(["landmark-one-main", "region"]);
const page = "https://shop.example/order/100000001/q3Zk8vXw1LrT5nYbC7dHfA";
const now = Date.UTC(2026, 0, 5, 9, 5);

for (const language of languages) {
  test(`pictures of the mails, ${language}`, async ({ browser }, { project }) => {
    const folder = join(project.outputDir, "screens");
    await mkdir(folder, { recursive: true });
    const tab = await browser.newPage();
    for (const [name, { html }] of Object.entries(mailsIn(language))) {
      for (const [look, shown] of Object.entries(looksOf(html))) {
        await tab.emulateMedia({ colorScheme: look === "dark" ? "dark" : "light" });
        await tab.setContent(shown);
        // A mail is shown inside a page, which has the landmarks.
        const violations = (await axeViolations(tab)).filter(([rule]) => !landmarks.has(rule));
        expect(violations, `${name} ${look}`).toEqual([]);
        for (const width of widths) {
          await tab.setViewportSize({ width, height: 600 });
          const overflow = await tab.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${name} ${look} ${String(width)}`).toBe(0);
          const file = `mail-${name}-${language}-${String(width)}-${look}.png`;
          await tab.screenshot({ path: join(folder, file), fullPage: true });
        }
      }
    }
    await tab.close();
  });
}

/** What programs make of the HTML of a mail. */
function looksOf(html: string): Readonly<Record<string, string>> {
  const inline = html.replace(/<style>[^<]*<\/style>/u, "");
  return {
    light: html,
    dark: html,
    inline,
    stripped: inline.replaceAll(/ (?:style|class)="[^"]*"/gu, ""),
    undirected: html.replaceAll(/ dir="[^"]*"/gu, ""),
  };
}

function mailsIn(language: Language): Readonly<Record<string, RenderedMail>> {
  const stored = storedOrder({ he: inHebrew, en: inEnglish }[language]);
  const handOver = {
    date: "2026-01-08",
    week: stored.week,
    from: { hour: 17, minute: 0 },
    to: { hour: 19, minute: 30 },
  };
  const before = { ...stored, order: { ...stored.order, handOver } };
  const after = {
    ...before,
    revision: 1,
    adjustment: signedAgorot(-1_000),
    order: {
      ...before.order,
      // Without the cake, and with ten shekels off.
      groups: before.order.groups.slice(0, 1),
      totalPrice: agorot(12_930),
      orderTotal: agorot(14_430),
      customerData: { ...before.order.customerData, address: "רחוב הזית 9" },
    },
  };
  const told = (kind: "change" | "readdressed" | "seller-change", change: ChangeOf) =>
    renderChange(kind, orderChange({ before, ...change }), page);
  const ofCustomer = {
    placed: renderMail("customer", before, { page }),
    changed: told("change", { kind: "changed", after, received: 5_000 }),
    cancelled: told("change", { kind: "cancelled" }),
    "cancelled-by-seller": told("change", { kind: "cancelled", isBySeller: true, received: 5_000 }),
    restored: told("change", { kind: "restored" }),
    moved: told("change", { kind: "moved", toWeek: "2026-01-14" }),
    message: renderMail("customer", before, { page, about: message }),
    request: renderMail("customer", before, { page, about: requestFor(before, 5_000) }),
    readdressed: told("readdressed", { kind: "changed", after }),
  };
  if (language === "en") return { ...ofCustomer, problems };
  return {
    ...ofCustomer,
    seller: renderMail("seller", before),
    "seller-changed": told("seller-change", { kind: "changed", after, received: 50_000 }),
    "seller-cancelled": told("seller-change", { kind: "cancelled", received: 5_000 }),
    undelivered: renderMail("undelivered", before),
    notice,
  };
}

type ChangeOf = Parameters<typeof orderChange>[0];

const message = {
  kind: "message",
  message: {
    subject: { he: "האיסוף ביום שישי", en: "Pickup on Friday" },
    text: {
      he: "השבוע האיסוף ביום שישי, כי ביום חמישי חג.\nחג שמח!",
      en: "Pickup is on Friday this week, because Thursday is a holiday.\nHappy holiday!",
    },
  },
} as const;

const { shop } = soupKitchen;

const notice = noticeMail({
  number: "1-1",
  recipient: "cook@soup-kitchen.example",
  device: "iPhone",
  before: shop,
  after: { ...shop, whatsapp: "972529876543" },
  from: undefined,
});

const problems = problemsMail({
  begun: [{ kind: "backup", since: now, overAt: null, words: "no backup was made for three days" }],
  over: [{ kind: "disk", since: now - 3_600_000, overAt: now, words: "the disk was nearly full" }],
  recipient: "operator@shop.example",
  shopName: shop.name.en,
  contactAddress: shop.contactAddress,
  from: undefined,
  now,
});
