import { fullMenuDocument, shopDocument } from "#contract/generated/operations.ts";
import type { Language } from "#domain/language/language.ts";
import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { findPage, pages } from "./app/pages/pages.tsx";
import { messagesIn } from "./language/messages.ts";
import { pageDescriptions } from "./language/page-descriptions.ts";
import { readMenu } from "./order-state/read-menu.ts";
import { pageHead } from "./page-head.ts";
import { structuredData } from "./structured-data.ts";

interface PageToDescribe {
  readonly path: string;
  readonly language: Language;
  /** Contains the answers that the page was rendered from. */
  readonly client: GraphqlClient;
  /** The public origin of the shop; absolute addresses are written only with it. */
  readonly publicOrigin: string | undefined;
}

/** The title, the head tags and the structured data of a page, for tabs, chats and search engines. */
export async function describePage(page: PageToDescribe) {
  const { path, language, client, publicOrigin } = page;
  const route = findPage(path);
  const messages = messagesIn(language);
  const answer = await client.read(shopDocument, { filter: { language } });
  const shop = answer.ok ? answer.data.shop : undefined;
  const shopName = shop?.name ?? messages.siteName;
  const { weekday, hour, minute } = shop?.deadline ?? wednesdayTwoPm;
  const title = messages.pageTitle(route.title(messages), shopName);
  const describe = pageDescriptions[language][route.path];
  const menu = route.path === "/" ? await menuOf(page) : null;
  return {
    title,
    head: pageHead({
      // The address of a placed order has its key, which no other page may learn.
      path: pages.includes(route) ? path : null,
      language,
      title,
      description: describe?.(shopName, messages.shell.deadline(weekday, hour, minute)),
      shopName,
      publicOrigin,
    }),
    structuredData:
      menu === null
        ? undefined
        : structuredData({
            menu,
            language,
            shopName,
            contactAddress: shop?.contactAddress,
            publicOrigin,
          }),
  };
}

async function menuOf({ client, language }: PageToDescribe) {
  const answer = await client.read(fullMenuDocument, { filter: { language } });
  return answer.ok ? readMenu(answer.data.fullMenu) : null;
}
