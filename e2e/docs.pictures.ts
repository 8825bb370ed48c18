import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { Customer } from "./customer.ts";
import { decodePictures } from "./decode-pictures.ts";
import { toldOnTheWay, walks } from "./screens.ts";
import { test } from "./visit.ts";
import type { Language } from "./words.ts";

const phone = { width: 360, height: 740 };
const wide = { width: 1100, height: 740 };
/** Pixels between two screens of a picture. */
const gap = 8;

interface Screen {
  readonly language: Language;
  readonly colorScheme?: "light" | "dark";
  readonly size?: typeof phone;
  /** The walk of screens.ts, and its screen; the ones before it are passed on the way. */
  readonly walk: keyof typeof walks;
  readonly screen: string;
}

const menu = { walk: "the menu and its dishes", screen: "the menu" };
const cart = { walk: "the cart and its form", screen: "the full cart" };
const he = { language: "he" } as const;
const en = { language: "en" } as const;
const dark = { language: "en", colorScheme: "dark" } as const;

/** By file below docs/, its screens from left to right. */
const pictures: Readonly<Record<string, readonly Screen[]>> = {
  "site.webp": [
    { ...he, ...menu },
    { ...he, walk: "the menu and its dishes", screen: "a dish with add-ons" },
    { ...he, ...cart },
    { ...en, ...menu, size: wide },
  ],
  "look/phone-light.webp": [
    { ...he, ...menu },
    { ...he, ...cart },
    { ...he, walk: "the pages", screen: "the empty cart" },
    { ...he, walk: "the sending of an order", screen: "the order that was sent" },
  ],
  "look/phone-dark.webp": [
    { ...dark, ...menu },
    { ...dark, ...cart },
    { ...dark, walk: "the pages", screen: "the reasons to choose the shop" },
    { ...dark, walk: "an order that was placed", screen: "the page of an order" },
  ],
  "look/wide.webp": [{ ...en, ...menu, size: wide }],
};

// `npm run screens -- docs.pictures --update-snapshots=all` draws the pictures of README and docs/look.
for (const [file, screens] of Object.entries(pictures))
  test(`docs/${file}`, async ({ page, context, baseURL, expectOnConsole }, { config }) => {
    expectOnConsole(toldOnTheWay);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const taken: Buffer[] = [];
    for (const { language, colorScheme = "light", size = phone, walk, screen } of screens) {
      await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      // Nothing is left of the walk before.
      await page.goto("/about");
      await page.evaluate(() => [sessionStorage, localStorage].forEach((each) => each.clear()));
      const customer = new Customer(page, language);
      for (const [name, goThere] of Object.entries(walks[walk] ?? {})) {
        await goThere(customer);
        if (name === screen) break;
      }
      await page.mouse.move(0, 0);
      await decodePictures(page);
      taken.push(await page.screenshot({ animations: "disabled" }));
    }
    if (config.updateSnapshots !== "all") return;
    let left = 0;
    const parts = screens.map(({ size = phone }, index) => {
      const part = { input: taken[index] ?? Buffer.of(), left, top: 0 };
      left += size.width + gap;
      return part;
    });
    await sharp({
      create: { width: left - gap, height: phone.height, channels: 3, background: "#b7a68e" },
    })
      .composite(parts)
      .webp({ quality: 70, effort: 6 })
      .toFile(fileURLToPath(new URL(`../docs/${file}`, import.meta.url)));
  });
