import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import type { DeviceRole } from "#contract/generated/desk-operations.ts";
import { DraftContext } from "#desk/drafts/draft-context.tsx";
import type { DraftStore } from "#desk/drafts/draft-store.ts";
import { LanguageContext } from "#desk/language/language-context.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import { PressContext, QueueContext } from "#desk/press-queue/press-context.tsx";
import type { PressQueue, QueueState } from "#desk/press-queue/press-queue.ts";
import { MeContext } from "#desk/session/session-context.tsx";
import {
  type DeskWeek,
  type WeekStatus,
  WeekStoreContext,
} from "#desk/week-store/week-context.tsx";
import type { Language } from "#domain/language/language.ts";
import { type AnsweredQueries, createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { GraphqlContext } from "#web/graphql/graphql-context.tsx";
import { sampleMe } from "./sample-me.ts";
import { sampleWeek } from "./sample-week.ts";

interface Desk {
  readonly role?: DeviceRole;
  readonly week?: DeskWeek;
  readonly status?: Partial<WeekStatus>;
  readonly queue?: Partial<QueueState>;
  /** Path below `/desk`, with its query string. */
  readonly path?: string;
  /** Answers of other queries: `{"Today {}": …}`. */
  readonly answers?: AnsweredQueries;
  /** What was begun on the device, by name. */
  readonly drafts?: Readonly<Record<string, unknown>>;
}

/** Renders a part of the desk in a language to HTML, with a sample week around it. */
export function renderInDesk(language: Language, part: ReactNode, desk: Desk = {}): string {
  const { role = "owner", week = sampleWeek(), path = "", answers = {} } = desk;
  const status = {
    waiting: 0,
    refused: [],
    connection: "online" as const,
    asOf: week.now,
    ...desk.status,
  };
  const execute = () => Promise.reject(new Error("there is no server in this test"));
  const [ssrPath = "", ssrSearch = ""] = `/desk${path}`.split("?");
  return renderToStaticMarkup(
    <Router base="/desk" ssrPath={ssrPath} ssrSearch={ssrSearch}>
      <LanguageContext
        value={{ language, messages: messagesIn(language), showIn: () => undefined }}
      >
        <GraphqlContext value={{ client: createGraphqlClient(execute, answers), execute }}>
          <MeContext value={sampleMe(role)}>
            <WeekStoreContext
              value={{
                subscribe: () => () => undefined,
                shown: () => week,
                loaded: () => Promise.resolve(),
                watch: () => () => undefined,
                arrangeRoute: () => undefined,
                liveState: (state) => state,
                factsNow: ({ order, cooked = null }) => ({ order, cooked }),
                refresh: () => Promise.resolve(),
                status: () => status,
              }}
            >
              <QueueContext value={queueWith(desk.queue ?? {})}>
                <PressContext value={press}>
                  <DraftContext value={draftsWith(desk.drafts ?? {})}>{part}</DraftContext>
                </PressContext>
              </QueueContext>
            </WeekStoreContext>
          </MeContext>
        </GraphqlContext>
      </LanguageContext>
    </Router>,
  );
}

const press: PressQueue["press"] = (requests) =>
  requests.map((_, index) => `press-${String(index)}`);

/** A queue in a state that does not change. */
function queueWith(changes: Partial<QueueState>): PressQueue {
  const state = { waiting: [], refused: [], last: null, isStorageFailing: false, ...changes };
  return {
    state: () => state,
    subscribe: () => () => undefined,
    press,
    sent: () => undefined,
    undo: () => undefined,
    dismiss: () => undefined,
    open: () => Promise.resolve(),
    send: () => undefined,
    handOver: () => Promise.resolve(),
    clear: () => undefined,
  };
}

/** Drafts that do not change. */
function draftsWith(drafts: Readonly<Record<string, unknown>>): DraftStore {
  // React reads a settled promise without suspending.
  const loaded = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });
  return {
    loaded: () => loaded,
    current: (name) => drafts[name],
    keep: () => Promise.resolve(),
    storeNow: () => undefined,
    isFailing: () => false,
    subscribe: () => () => undefined,
    clear: () => undefined,
  };
}
