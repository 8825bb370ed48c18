import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/reset.css";
import "./early-dialog.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import {
  defaultLanguage,
  languageOfAddress,
  nextLanguage,
  readSiteLanguage,
  type SiteLanguage,
} from "#domain/language/language.ts";
import { reloadAfterFailure } from "#web/code-loading/reload-after-failure.ts";
import type { AnsweredQueries } from "#web/graphql/answer-cache.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { followTranslation } from "#web/translation/follow-translation.ts";
import { findPage, pages } from "./app/pages/pages.tsx";
import { isCachedPage } from "./app/shell/cached-page.ts";
import { withholdTouches } from "./app/shell/early-touches.ts";
import { App } from "./app.tsx";
import { loadMessages } from "./language/load-messages.ts";
import { readStoredLanguage, showLanguageOnPage } from "./language/stored-language.ts";
import { orderOfPath } from "./order-state/order-path.ts";
import { createOrderStore, makeOrderKey } from "./order-state/order-store.ts";
import { restoreOrder } from "./order-state/restore-order.ts";
import { answersElementId } from "./page-template.ts";

/** Delay before other pages are prefetched: the visible page and its dialogs use the connection first. In milliseconds. */
const prefetchDelayMs = 1_500;

/** A page comes with its answers, so the code that asks the server is not part of the first load. */
const execute: Execute = async (...question) => {
  const { executeByServer } = await import("./execute-by-server.ts").catch(reloadAfterFailure);
  return executeByServer(...question);
};

// index.html marks browsers that are new enough (docs/decisions/0046). In others the page stays as the server rendered it, to be read.
if (document.documentElement.matches(".able")) await start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no root");
  const answers = readAnswers();
  const isRendered = answers !== undefined;
  // The server answers the address of an order that does not exist, or whose key is wrong, with the page of unknown addresses.
  if (
    isRendered &&
    isOrderPage() &&
    !Object.keys(answers).some((key) => key.startsWith("PlacedOrder "))
  )
    history.replaceState(null, "", "/order/");
  // The language in an address applies to this address only; the stored choice still applies to all others. A cached page keeps
  // its language, because offline the menu may exist in no other. A placed order is shown in its own language first.
  const stored =
    isCachedPage() || isOrderPage()
      ? undefined
      : (languageOfAddress(location.search) ?? readStoredLanguage());
  const rendered = isRendered ? readSiteLanguage(document.documentElement.lang) : undefined;
  // Hydration must match what the server rendered. If the stored choice differs (the cookie was lost), the page switches afterward.
  const language = rendered ?? stored ?? defaultLanguage;
  showLanguageOnPage(language);

  // With the code of the page loaded first, hydration does not suspend and nothing is rendered again.
  const storage = sessionStorageIfAllowed();
  const [messages, restored] = await Promise.all([
    loadMessages(language).catch(reloadAfterFailure),
    restoreOrder(storage).catch(reloadAfterFailure),
    findPage(location.pathname).page.preload(),
  ]);
  document.documentElement.classList.remove("first");
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
  followTranslation(document.body);
  if (isRendered) {
    withholdTouches();
    startTransition(() => void hydrateRoot(root, app));
  } else createRoot(root).render(app);
  carryOutEarlyPress();
  // A failure is seen by the first question.
  import("./execute-by-server.ts").catch(() => undefined);
  setTimeout(() => prefetchTheRest(language), prefetchDelayMs);
}

function isOrderPage(): boolean {
  return orderOfPath(location.pathname) !== null;
}

/** Prefetches what a visit may need next: the code of the other pages and the texts of the next language. */
function prefetchTheRest(language: SiteLanguage): void {
  for (const { page } of pages) page.prefetch();
  loadMessages(nextLanguage(language)).catch((error: unknown) => {
    console.error("the other language could not be prefetched", error);
  });
}

/** The query answers from which the server rendered the page; undefined if no server rendered it. */
function readAnswers(): AnsweredQueries | undefined {
  const text = document.getElementById(answersElementId)?.textContent;
  return text == null ? undefined : (JSON.parse(text) as AnsweredQueries);
}

function sessionStorageIfAllowed(): Storage | null {
  try {
    return sessionStorage;
  } catch (error) {
    console.warn("session storage is not available; a reload loses the cart", error);
    return null;
  }
}

declare global {
  interface Window {
    /**
     * The last button that was pressed before the page's code has loaded. Recorded by the inline script of index.html, which cannot
     * import anything; there the first press also starts loading the code of the dish dialog, and on a phone the first press on
     * 'Order this' opens the early dialog and is kept from the page.
     */
    earlyPress?: HTMLElement;
    /**
     * Repeats a press. The script calls it once the early dialog is painted, and again until another dialog has taken its place: React
     * drops a press on what it has not hydrated yet.
     */
    repeat?: (pressed: HTMLElement) => void;
  }
}

/**
 * Repeats the press on a button between first paint and hydration, which on a slow connection takes seconds; customers do not press
 * 'Order this' twice. Call it once React listens to events: React then hydrates the pressed part first. Links work without it.
 */
function carryOutEarlyPress(): void {
  const { earlyPress } = window;
  window.repeat = (pressed) => {
    if (pressed.isConnected) pressed.click();
  };
  if (earlyPress !== undefined) window.repeat(earlyPress);
}
