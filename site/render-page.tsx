import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { shopDocument } from "#contract/generated/operations.ts";
import type { Language } from "#domain/language/language.ts";
import { App } from "./app.tsx";
import type { Execute } from "./graphql/execute.ts";
import { createGraphqlClient } from "./graphql/graphql-client.ts";
import { messagesIn } from "./language/messages.ts";
import { createOrderStore } from "./order-state/order-store.ts";
import { fillTemplate } from "./page-template.ts";
import { findPage, unknownPage } from "./routes/pages.tsx";

export interface PageRequest {
  readonly path: string;
  readonly language: Language;
  /** Carries out the page's queries without leaving the process. */
  readonly execute: Execute;
}

export interface RenderedPage {
  /** The whole document. */
  readonly html: string;
  readonly status: 200 | 404;
}

/** Renders a page into index.html, with the answers it was rendered from. Rejects where rendering fails. */
export async function renderPage(
  { path, language, execute }: PageRequest,
  template: string,
): Promise<RenderedPage> {
  const client = createGraphqlClient(execute);
  const route = findPage(path);
  await route.page.preload();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App
        language={language}
        client={client}
        execute={execute}
        orderStore={createOrderStore(null, () => "")}
      />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      // Everything in its place at once: a part that is moved there by a script stays hidden until scripts run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const messages = messagesIn(language);
  const shop = await client.read(shopDocument, { filter: { language } });
  const shopName = shop.ok ? shop.data.shop.name : messages.siteName;
  return {
    html: fillTemplate(template, {
      language,
      title: messages.pageTitle(route.title(messages), shopName),
      body,
      answers: client.answered(),
    }),
    status: route === unknownPage ? 404 : 200,
  };
}
