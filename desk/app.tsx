import { type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from "react";
import { Route, Switch } from "wouter";
import { createCallClient } from "#desk/data/calls/call-client.ts";
import { CallContext } from "#desk/data/calls/call-context.tsx";
import type { Connection } from "#desk/data/connection/connection.ts";
import { useConnectionState } from "#desk/data/connection/use-action.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import type { Language } from "#domain/language/language.ts";
import { Loading } from "#web/ui/loading.tsx";
import { signInPage } from "./app/pages/pages.tsx";
import { PagesOfRole } from "./app/pages/pages-of-role.tsx";
import type { Desk } from "./create-desk.ts";
import { MeContext, useSessionState } from "./data/session/session-context.tsx";
import { DeskContext } from "./desk-context.ts";
import { LanguageProvider } from "./language/language-context.tsx";
import type { Messages } from "./language/messages.ts";

interface AppProps {
  readonly desk: Desk;
  readonly language: Language;
  /** The texts of the language. */
  readonly messages: Messages;
}

/** The whole desk, at first in the given language. Requires a router with the base `/desk` around it. */
export function App({ desk, ...initial }: AppProps) {
  useEffect(() => poll(desk.refresh), [desk]);
  return (
    <LanguageProvider initial={initial}>
      <DeskContext value={desk}>
        <Queries connection={desk.connection} weeks={desk.weeks}>
          <Suspense fallback={<Opening />}>
            <Switch>
              <Route path="/sign-in">
                <signInPage.Component />
              </Route>
              <Route>
                <PagesOrSignIn />
              </Route>
            </Switch>
          </Suspense>
        </Queries>
      </DeskContext>
    </LanguageProvider>
  );
}

/** Shows the desk to a device that is signed in. */
function PagesOrSignIn() {
  const state = useSessionState();
  if (state.kind === "asking") return <Opening />;
  if (state.kind === "signed-out") return <signInPage.Component />;
  return (
    <MeContext value={state.me}>
      <PagesOfRole />
    </MeContext>
  );
}

interface QueriesProps {
  readonly connection: Connection;
  readonly children: ReactNode;
}

/**
 * Gives the pages the answers to their queries. Another device on this browser gets none of the answers to the one before, and what was
 * read before a backup was restored is not so anymore.
 */
function Queries({ weeks, ...props }: QueriesProps & Pick<Desk, "weeks">) {
  const state = useSessionState();
  const device = state.kind === "signed-in" ? state.me.device.id : null;
  const restores = useSyncExternalStore(weeks.subscribe, weeks.restores, weeks.restores);
  return <QueriesOfDevice key={`${String(device)} ${String(restores)}`} {...props} />;
}

function QueriesOfDevice({ connection: { call }, children }: QueriesProps) {
  const calls = useMemo(() => ({ client: createCallClient(call), call }), [call]);
  return <CallContext value={calls}>{children}</CallContext>;
}

/** Pause between two questions, in milliseconds. */
const pauseMs = 10_000;

/** Calls `ask` every 10 seconds while the page is visible, and at once when it becomes visible, gets the focus or a connection. */
function poll(ask: () => void): () => void {
  const askIfVisible = () => {
    if (document.visibilityState === "visible") ask();
  };
  const timer = setInterval(askIfVisible, pauseMs);
  addEventListener("focus", askIfVisible);
  addEventListener("online", askIfVisible);
  document.addEventListener("visibilitychange", askIfVisible);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", askIfVisible);
    removeEventListener("online", askIfVisible);
    document.removeEventListener("visibilitychange", askIfVisible);
  };
}

/** Before the desk knows who is signed in. Without a connection it says so, and the desk asks again. */
function Opening() {
  const { shell } = useMessages();
  const state = useConnectionState();
  const loading = state === "online" ? shell.loading : shell.connection[state];
  return (
    <main>
      <Loading texts={{ loading, tryAgain: shell.tryAgain }} />
    </main>
  );
}
