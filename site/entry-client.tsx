import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/reset.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  otherLanguage,
} from "#domain/language/language.ts";
import { languageOfAddress } from "#domain/language/language-address.ts";
import { reloadAfterFailure } from "#web/code-loading/reload-after-failure.ts";
import { executeOverHttp } from "#web/graphql/execute-over-http.ts";
import { type AnsweredQueries, createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { App } from "./app.tsx";
import { carryOutEarlyPress } from "./early-press.ts";
import { loadMessages } from "./language/load-messages.ts";
import { readStoredLanguage, showLanguageOnPage } from "./language/stored-language.ts";
import { createOrderStore, makeOrderKey } from "./order-state/order-store.ts";
import { restoreOrder } from "./order-state/restore-order.ts";
import { answersElementId } from "./page-template.ts";
import { findPage, pages } from "./routes/pages.tsx";
import { isKeptPage } from "./shell/kept-page.ts";

/** What is on the screen, and what it opens, has the line first. */
const calmMs = 1_500;

await start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no root");
  const answers = readAnswers();
  const isRendered = answers !== undefined;
  // An address with a language is shown in it; what was chosen stays chosen, for all other addresses. A page that was kept came in
  // the best language there is: without a line there is no other menu.
  const stored = isKeptPage()
    ? undefined
    : (languageOfAddress(location.search) ?? readStoredLanguage());
  const rendered = document.documentElement.lang;
  // What the server rendered comes first, so that hydration fits it; a stored choice that says otherwise (the cookie was lost) follows.
  const language = isRendered && isLanguage(rendered) ? rendered : (stored ?? defaultLanguage);
  showLanguageOnPage(language);

  // With the page's code there, hydration finds everything it needs and nothing of the page is drawn again.
  const storage = sessionStorageIfAllowed();
  const [messages, restored] = await Promise.all([
    loadMessages(language).catch(reloadAfterFailure),
    restoreOrder(storage).catch(reloadAfterFailure),
    findPage(location.pathname).page.preload(),
    isRendered && untilPainted(),
  ]);
  const execute = executeOverHttp(import.meta.env.VITE_SERVER_URL ?? "");
  const app = (
    <StrictMode>
      <Router>
        <App
          language={language}
          messages={messages}
          storedLanguage={stored ?? language}
          client={createGraphqlClient(execute, answers)}
          execute={execute}
          orderStore={createOrderStore(storage, makeOrderKey, restored)}
        />
      </Router>
    </StrictMode>
  );
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  carryOutEarlyPress();
  setTimeout(() => prefetchTheRest(language), calmMs);
}

/** On a return visit the code may be there before the page was painted, which is to be read first. A tab in the background paints nothing. */
function untilPainted(): Promise<void> | undefined {
  if (document.visibilityState === "hidden") return undefined;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** What a visit may need next, while the line is there: the other pages and the other language's texts. */
function prefetchTheRest(language: Language): void {
  for (const { page } of pages) page.prefetch();
  loadMessages(otherLanguage(language)).catch((error: unknown) => {
    console.error("the other language could not be loaded ahead", error);
  });
}

/** What the server rendered the page from; undefined on a page that no server rendered. */
function readAnswers(): AnsweredQueries | undefined {
  const text = document.getElementById(answersElementId)?.textContent;
  return text == null ? undefined : (JSON.parse(text) as AnsweredQueries);
}

function sessionStorageIfAllowed(): Storage | null {
  try {
    return sessionStorage;
  } catch (error) {
    console.warn("this browser keeps no cart over a reload", error);
    return null;
  }
}
