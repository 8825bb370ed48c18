import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { availabilityDocument } from "#contract/generated/availability-operations.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { type Language, type SiteLanguage, shopLanguageOf } from "#domain/language/language.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { createGraphqlClient, type GraphqlClient } from "#web/graphql/graphql-client.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { pageSources } from "./app/pages/page-sources.ts";
import { findPage, unknownPage } from "./app/pages/pages.tsx";
import { App } from "./app.tsx";
import { describePage } from "./describe-page.ts";
import { messagesSource } from "./language/load-messages.ts";
import { messagesIn } from "./language/messages.ts";
import { createOrderStore } from "./order-state/order-store.ts";
import { fillTemplate, type PageTemplate } from "./page-template.ts";

export interface PageRequest {
  readonly path: string;
  readonly language: SiteLanguage;
  /** Executes the queries of the page inside the process. */
  readonly execute: Execute;
  /** The public origin of the shop; undefined if the settings have none. */
  readonly publicOrigin: string | undefined;
}

export interface RenderedPage {
  /** The whole document. */
  readonly html: string;
  readonly status: 200 | 404;
  /** The tags of its head, and those of the addresses that open a dish on it by the ids of the dishes; only of the menu. */
  readonly head: string;
  readonly dishHeads: ReadonlyMap<string, string> | undefined;
}

/** Renders a page into index.html, together with the query answers it was rendered from. Rejects if rendering fails. */
export async function renderPage(
  { path, language, execute, publicOrigin }: PageRequest,
  template: PageTemplate,
): Promise<RenderedPage> {
  const client = createGraphqlClient(execute);
  const messages = messagesIn(language);
  const route = findPage(path);
  await route.page.preload();
  await knowAvailability(client, execute, shopLanguageOf(language));
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <App
        language={language}
        messages={messages}
        client={client}
        execute={execute}
        orderStore={createOrderStore(null, () => "")}
      />
    </Router>,
    {
      onError: (error) => void failures.push(error),
      // React would move large Suspense content into place by a script, and it would stay hidden until scripts run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const { dishHeads, ...described } = await describePage({
    path,
    language,
    client,
    execute,
    publicOrigin,
  });
  return {
    head: described.head,
    dishHeads,
    html: fillTemplate(template, {
      language,
      ...described,
      body,
      close: `<button class="${buttonClass("plain")}">${escapeHtml(messages.close)}</button>`,
      answers: client.answered(),
      sources: [pageSources[route.path], messagesSource(language)].filter(
        (source) => source !== undefined,
      ),
    }),
    status: route === unknownPage ? 404 : 200,
  };
}

/** Only an answer that says something becomes part of the page: a shop in which nothing can be sold out pays no byte for it. */
async function knowAvailability(
  client: GraphqlClient,
  execute: Execute,
  language: Language,
): Promise<void> {
  const variables = { filter: { language } };
  const answer = await createGraphqlClient(execute).read(availabilityDocument, variables);
  if (answer.ok && (answer.data.hasLimits || answer.data.availability.length > 0))
    client.keep(availabilityDocument, variables, answer.data);
}
