import { Suspense, useMemo } from "react";
import { Route, Switch } from "wouter";
import type { Execute } from "#web/graphql/execute.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { GraphqlContext } from "#web/graphql/graphql-context.tsx";
import { LanguageProvider } from "./language/language-context.tsx";
import { createPress } from "./press-queue/create-press.ts";
import { PressContext } from "./press-queue/press-context.tsx";
import { signInPage } from "./routes/pages.tsx";
import { PagesOfRole } from "./routes/pages-of-role.tsx";
import { SessionGate } from "./session/session-gate.tsx";
import { WeekStoreContext } from "./week-store/week-context.tsx";
import { createWeekStore } from "./week-store/week-store.ts";

interface AppProps {
  /** Executes the operations of the desk's API. */
  readonly execute: Execute;
}

/** The whole desk. Requires a router with the base `/desk` around it. */
export function App({ execute }: AppProps) {
  const graphql = useMemo(() => ({ client: createGraphqlClient(execute), execute }), [execute]);
  const weekStore = useMemo(() => createWeekStore(execute), [execute]);
  const press = useMemo(() => createPress(execute), [execute]);
  return (
    <LanguageProvider>
      <GraphqlContext value={graphql}>
        <Suspense fallback={null}>
          <Switch>
            <Route path="/sign-in">
              <signInPage.Component />
            </Route>
            <Route>
              <SessionGate signedOut={<signInPage.Component />}>
                <WeekStoreContext value={weekStore}>
                  <PressContext value={press}>
                    <PagesOfRole />
                  </PressContext>
                </WeekStoreContext>
              </SessionGate>
            </Route>
          </Switch>
        </Suspense>
      </GraphqlContext>
    </LanguageProvider>
  );
}
