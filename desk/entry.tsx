import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/reset.css";
import "./cannot-open.css";
import "./names.css";
import "./tokens.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { defaultLanguage, type Language } from "#domain/language/language.ts";
import { followTranslation } from "#web/translation/follow-translation.ts";
import { guardDoublePress } from "./app/shell/guard-double-press.ts";
import { App } from "./app.tsx";
import { createDesk } from "./create-desk.ts";
import { callOverHttp } from "./data/calls/call-desk.ts";
import { oneTabAtATime, openTabs } from "./data/marks/tabs.ts";
import { openDeviceStorage } from "./data/storage/indexed-device-storage.ts";
import { createEarlyFetch } from "./early-questions/early-fetch.ts";
import { loadDeskMessages } from "./language/load-messages.ts";
import { readStoredLanguage } from "./language/stored-language.ts";
import { createLoadNewerPage } from "./load-newer-page.ts";
import { registerWorker } from "./register-worker.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
// index.html marks browsers that are new enough (docs/decisions/0046). Others keep its text.
if (!document.documentElement.matches(".able"))
  throw new Error("this browser is too old for the desk");

const early = createEarlyFetch(
  (...request) => fetch(...request),
  () => performance.now(),
);
const desk = createDesk({
  // In development it is no build, and its server asks for none.
  call: callOverHttp(
    early.send,
    new URL(import.meta.url).pathname,
    () => void checkForBuild.then((check) => check?.()),
  ),
  storage: openDeviceStorage(),
  tabs: openTabs(),
  alone: oneTabAtATime,
  isOnline: () => navigator.onLine,
  now: Date.now,
  makeId: () => crypto.randomUUID(),
});
desk.session.subscribe(() => {
  if (desk.session.state().kind === "signed-out") early.forget();
});
document.addEventListener("visibilitychange", () => {
  // The last event that is certain, also of a page that is left or ended by the phone.
  if (document.visibilityState === "hidden") void desk.drafts.storeNow();
});
guardDoublePress(document, () => performance.now());
const loadNewerPage = createLoadNewerPage({
  ...desk,
  page: document,
  reload: () => location.reload(),
});
const checkForBuild = registerWorker(() => void loadNewerPage());
void desk.session.open();

void show(root, readStoredLanguage() ?? defaultLanguage);

// Not awaited by this module, which files that it waits for import.
async function show(element: HTMLElement, language: Language): Promise<void> {
  const messages = await loadDeskMessages(language);
  followTranslation(document.body);
  createRoot(element).render(
    <StrictMode>
      <Router base="/desk">
        <App desk={desk} language={language} messages={messages} />
      </Router>
    </StrictMode>,
  );
}
