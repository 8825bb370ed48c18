import type { Browser } from "@playwright/test";
import { startShopProcess } from "#bench/shop-process.ts";
import { temporaryFolder } from "#bench/temporary-folder.ts";
import type { Language } from "#domain/language/language.ts";
import { buildSite, isBuilt } from "#scripts/build-site.ts";
import { fillCart } from "./fill-cart.ts";
import { isQuiet, openBrowser, openProfile, openTab, type Visitor } from "./phone.ts";
import { serveStaticPage } from "./serve-static-page.ts";
import type { Cart } from "./visits.ts";

/** A site in one language, and beside it the static page. */
interface Side {
  /** Its visitor with each cart. */
  readonly visitors: Readonly<Record<Cart, Visitor>>;
  readonly ofStaticPage: Visitor;
}

export type Sides = Readonly<Record<Language, Side>>;

/** Serves the shop, and the static page in each language, to a browser; `closing` ends them all. */
export async function openSides(closing: AsyncDisposableStack): Promise<{
  readonly browser: Browser;
  readonly sides: Sides;
}> {
  if (!isBuilt()) await buildSite();
  const browser = closing.adopt(await openBrowser(), (each) => each.close());
  const folder = closing.use(temporaryFolder());
  const shop = closing.use(await startShopProcess({ DATA_DIR: folder.path }));
  const open = async (language: Language): Promise<Side> => {
    const page = await serveStaticPage(shop.address, language);
    const { address } = closing.adopt(page, (each) => each.close());
    await visitOnce(browser, { address, language });
    const empty = { address: shop.address, language };
    return {
      visitors: { empty, full: { ...empty, cart: await fillCart(browser, empty) } },
      ofStaticPage: { address, language },
    };
  };
  return { browser, sides: { he: await open("he"), en: await open("en") } };
}

/** So that the server of the static page has everything in memory. */
async function visitOnce(browser: Browser, visitor: Visitor): Promise<void> {
  const context = await openProfile(browser, visitor);
  const { page } = await openTab(context, visitor, { isSlow: false });
  await isQuiet(page);
  await context.close();
}
