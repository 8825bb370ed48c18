import { fullMenuWithIdsDocument } from "#contract/generated/full-menu-with-ids-operations.ts";
import { termsDocument } from "#contract/generated/late-operations.ts";
import { fullMenuDocument, shopDocument } from "#contract/generated/operations.ts";
import { type Language, type SiteLanguage, shopLanguageOf } from "#domain/language/language.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import { deliveryPlacesIn } from "#site/parts/delivery-places-in.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { createGraphqlClient, type GraphqlClient } from "#web/graphql/graphql-client.ts";
import { findPage, pages } from "./app/pages/pages.tsx";
import { messagesIn } from "./language/messages.ts";
import { pageDescriptions } from "./language/page-descriptions.ts";
import { readMenu } from "./order-state/read-menu.ts";
import { type PageHead, type PreviewedDish, pageHead } from "./page-head.ts";
import { structuredData } from "./structured-data.ts";

interface PageToDescribe {
  readonly path: string;
  readonly language: SiteLanguage;
  /** Contains the answers that the page was rendered from. */
  readonly client: GraphqlClient;
  readonly execute: Execute;
  /** The public origin of the shop; absolute addresses are written only with it. */
  readonly publicOrigin: string | undefined;
}

/**
 * The title, the head tags and the structured data of a page, for tabs, chats and search engines; and, by the ids of dishes, the head
 * tags of the addresses that open them.
 */
export async function describePage(page: PageToDescribe) {
  const { path, language, client, publicOrigin } = page;
  const route = findPage(path);
  const messages = messagesIn(language);
  const shopLanguage = shopLanguageOf(language);
  const answer = await client.read(shopDocument, { filter: { language: shopLanguage } });
  const shop = answer.ok ? answer.data.shop : undefined;
  const shopName = shop?.name ?? messages.siteName;
  const { weekday, hour, minute } = shop?.deadline ?? wednesdayTwoPm;
  const title = messages.pageTitle(route.title(messages), shopName);
  const describe = pageDescriptions[language][route.path];
  const menu = route.path === "/" ? await menuOf(page) : null;
  // What is asked here is no part of the page.
  const others = createGraphqlClient(page.execute);
  const head: PageHead = {
    // The address of a placed order has its key, which no other page may learn.
    path: pages.includes(route) ? path : null,
    language,
    title,
    description: describe?.(shopName, messages.shell.deadline(weekday, hour, minute)),
    shopName,
    publicOrigin,
  };
  return {
    title,
    head: pageHead(head),
    dishHeads:
      menu === null
        ? undefined
        : new Map(
            (await previewedDishes(others, language, shopName)).map((dish) => [
              dish.id,
              pageHead({ ...head, dish }),
            ]),
          ),
    structuredData:
      menu === null
        ? undefined
        : structuredData({
            menu,
            language,
            shopName,
            contactAddress: shop?.contactAddress,
            ...(await whereAndWhen(others, shopLanguage)),
            publicOrigin,
          }),
  };
}

async function menuOf({ client, language }: PageToDescribe) {
  const filter = { language: shopLanguageOf(language) };
  const answer = await client.read(fullMenuDocument, { filter });
  return answer.ok ? readMenu(answer.data.fullMenu) : null;
}

/** Who sells and where, and when orders of the week are picked up: what the page itself does not ask for. */
async function whereAndWhen(client: GraphqlClient, language: Language) {
  const terms = await client.read(termsDocument, { filter: { language } });
  const places = await client.read(deliveryPlacesIn[language], {});
  return {
    seller: terms.ok ? terms.data.shop.seller : null,
    pickupTimes: places.ok
      ? places.data.deliveryPlaces.flatMap(({ pickupTime }) => pickupTime ?? [])
      : [],
  };
}

/** What chats show of each dish; nothing from a server without ids. */
async function previewedDishes(
  client: GraphqlClient,
  language: SiteLanguage,
  shopName: string,
): Promise<readonly PreviewedDish[]> {
  const { menu: texts, pageTitle } = messagesIn(language);
  const filter = { language: shopLanguageOf(language) };
  const answer = await client.read(fullMenuWithIdsDocument, { filter });
  const menu = answer.ok ? (readMenu(answer.data.fullMenu) ?? []) : [];
  return menu
    .flatMap(({ dishes }) => dishes)
    .flatMap(({ id, name: dishName, descriptions, selections, image }) => {
      if (id === undefined) return [];
      const [lowest, ...higher] = selections.map(({ price }) => price).toSorted((a, b) => a - b);
      if (lowest === undefined) return [];
      const price = `${higher.length > 0 ? texts.from : ""}${isolatedPriceText(lowest)}`;
      const description = [...descriptions, price].join(" ");
      return [{ id, name: dishName, title: pageTitle(dishName, shopName), description, image }];
    });
}
