import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { type Language, otherLanguage } from "#domain/language/language.ts";
import type { Execute } from "./graphql/execute.ts";
import type { GraphqlClient } from "./graphql/graphql-client.ts";
import { GraphqlContext } from "./graphql/graphql-context.tsx";
import { LanguageContext, useMessages } from "./language/language-context.tsx";
import { showLanguageOnPage, storeLanguage } from "./language/stored-language.ts";
import { OrderContext } from "./order-state/order-context.tsx";
import type { OrderStore } from "./order-state/order-store.ts";
import { loadMenuInBothLanguages } from "./order-state/resolve-stored-cart.ts";
import { findPage } from "./routes/pages.tsx";
import { SentOrder } from "./routes/sent-order.tsx";
import { Shell } from "./shell/shell.tsx";

interface AppProps {
  readonly language: Language;
  /** The choice of an earlier visit; shown as soon as the page stands. */
  readonly storedLanguage?: Language;
  readonly client: GraphqlClient;
  readonly execute: Execute;
  readonly orderStore: OrderStore;
}

/** The site: what it works with, and the page of the address. Stands inside a router. */
export function App({
  language,
  storedLanguage = language,
  client,
  execute,
  orderStore,
}: AppProps) {
  const graphql = useMemo(() => ({ client, execute }), [client, execute]);
  return (
    <GraphqlContext value={graphql}>
      <OrderContext value={orderStore}>
        <LanguageSwitch
          initial={language}
          stored={storedLanguage}
          client={client}
          orderStore={orderStore}
        >
          <CurrentPage />
        </LanguageSwitch>
      </OrderContext>
    </GraphqlContext>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const { title, page } = findPage(pathname);
  return (
    <Shell title={title(useMessages())}>
      <page.Component />
      <SentOrder />
    </Shell>
  );
}

interface LanguageSwitchProps {
  readonly initial: Language;
  readonly stored: Language;
  readonly client: GraphqlClient;
  readonly orderStore: OrderStore;
  readonly children: ReactNode;
}

function LanguageSwitch({ initial, stored, client, orderStore, children }: LanguageSwitchProps) {
  const [language, setLanguage] = useState(initial);
  useEffect(() => showLanguageOnPage(language), [language]);

  const switchTo = useCallback(
    (next: Language) => {
      storeLanguage(next);
      // The page stays readable in the old language until the new one's texts are there.
      startTransition(async () => {
        if (orderStore.state().allOrders.length > 0) await loadMenuInBothLanguages(client);
        startTransition(() => setLanguage(next));
      });
    },
    [client, orderStore],
  );
  useEffect(() => {
    if (stored !== initial) switchTo(stored);
  }, [stored, initial, switchTo]);

  const shown = useMemo(
    () => ({ language, toggleLanguage: () => switchTo(otherLanguage(language)) }),
    [language, switchTo],
  );
  return <LanguageContext value={shown}>{children}</LanguageContext>;
}
