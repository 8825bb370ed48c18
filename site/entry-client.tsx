import "./styles/tokens.css";
import "./styles/reset.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { defaultLanguage, isLanguage } from "#domain/language/language.ts";
import { App } from "./app.tsx";
import { carryOutEarlyPress } from "./early-press.ts";
import { executeOverHttp } from "./graphql/execute-over-http.ts";
import { type AnsweredQueries, createGraphqlClient } from "./graphql/graphql-client.ts";
import { readStoredLanguage, showLanguageOnPage } from "./language/stored-language.ts";
import { makeOrderKey } from "./order-state/make-order-key.ts";
import { createOrderStore } from "./order-state/order-store.ts";
import { answersElementId } from "./page-template.ts";
import { findPage } from "./routes/pages.tsx";

await start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no root");
  const answers = readAnswers();
  const isRendered = answers !== undefined;
  const stored = readStoredLanguage();
  const rendered = document.documentElement.lang;
  // What the server rendered comes first, so that hydration fits it; a stored choice that says otherwise (the cookie was lost) follows.
  const language = isRendered && isLanguage(rendered) ? rendered : (stored ?? defaultLanguage);
  showLanguageOnPage(language);

  // With the page's code there, hydration finds everything it needs and nothing of the page is drawn again.
  await findPage(location.pathname).page.preload();
  const execute = executeOverHttp(import.meta.env.VITE_SERVER_URL ?? "");
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          language={language}
          storedLanguage={stored ?? language}
          client={createGraphqlClient(execute, answers)}
          execute={execute}
          orderStore={createOrderStore(sessionStorageIfAllowed(), makeOrderKey)}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  carryOutEarlyPress();
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
