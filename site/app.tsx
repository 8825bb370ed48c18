import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
} from "react";
import { useLocation } from "wouter";
import { nextLanguage, type SiteLanguage, shopLanguageOf } from "#domain/language/language.ts";
import type { Messages } from "#site/language/he.ts";
import { reloadAfterFailure } from "#web/code-loading/reload-after-failure.ts";
import type { Execute } from "#web/graphql/execute.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { GraphqlContext } from "#web/graphql/graphql-context.tsx";
import { findPage } from "./app/pages/pages.tsx";
import { SentOrderPage } from "./app/pages/sent-order.tsx";
import { Shell } from "./app/shell/shell.tsx";
import { forgetLanguageOfAddress } from "./language/forget-address.ts";
import {
  LanguageContext,
  LanguageSwitchingContext,
  type ShownLanguage,
  useMessages,
} from "./language/language-context.tsx";
import { loadMessages } from "./language/load-messages.ts";
import { showLanguageOnPage, storeLanguage } from "./language/stored-language.ts";
import { loadCartResolver } from "./order-state/load-cart-resolver.ts";
import { OrderContext } from "./order-state/order-context.tsx";
import type { OrderStore } from "./order-state/order-store.ts";

interface AppProps {
  readonly language: SiteLanguage;
  /** The texts in this language. */
  readonly messages: Messages;
  /** The language chosen on an earlier visit; the page switches to it after hydration. */
  readonly storedLanguage?: SiteLanguage;
  readonly client: GraphqlClient;
  readonly execute: Execute;
  readonly orderStore: OrderStore;
}

/** The whole site: provides the context that the pages use and renders the page of the address. Requires a router around it. */
export function App({
  language,
  messages,
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
          initial={{ language, messages }}
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
  const [pathname] = useLocation();
  const { title, page } = findPage(pathname);
  return (
    <Shell title={title(useMessages())}>
      <page.Component />
      <SentOrderPage />
    </Shell>
  );
}

interface LanguageSwitchProps {
  readonly initial: Pick<ShownLanguage, "language" | "messages">;
  readonly stored: SiteLanguage;
  readonly client: GraphqlClient;
  readonly orderStore: OrderStore;
  readonly children: ReactNode;
}

function LanguageSwitch({ initial, stored, client, orderStore, children }: LanguageSwitchProps) {
  const [{ language, messages }, setShown] = useState(initial);
  const [isSwitching, startSwitch] = useTransition();
  // Before effects of the page, which measure in the direction of the language.
  useLayoutEffect(() => showLanguageOnPage(language), [language]);

  const switchTo = useCallback(
    (next: SiteLanguage) => {
      storeLanguage(next);
      forgetLanguageOfAddress();
      // The page stays readable in the old language until the texts of the new one are loaded.
      startSwitch(async () => {
        const hasCart = orderStore.state().cart.length > 0;
        const [loaded] = await Promise.all([
          loadMessages(next).catch(reloadAfterFailure),
          hasCart &&
            loadCartResolver().then(({ loadMenuInBothLanguages }) =>
              loadMenuInBothLanguages(client),
            ),
        ]);
        startTransition(() => setShown({ language: next, messages: loaded }));
        // Its button has the previous language; from now on the page answers presses itself.
        document.querySelector("#early:not([open])")?.remove();
      });
    },
    [client, orderStore],
  );
  useEffect(() => {
    if (stored !== initial.language) switchTo(stored);
  }, [stored, initial.language, switchTo]);

  const shown = useMemo(
    () => ({
      language,
      shopLanguage: shopLanguageOf(language),
      messages,
      toggleLanguage: () => switchTo(nextLanguage(language)),
    }),
    [language, messages, switchTo],
  );
  return (
    <LanguageContext value={shown}>
      <LanguageSwitchingContext value={isSwitching}>{children}</LanguageSwitchingContext>
    </LanguageContext>
  );
}
