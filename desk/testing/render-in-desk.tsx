import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { PagesOf } from "#desk/app/pages/pages-of-role.tsx";
import { createDesk } from "#desk/create-desk.ts";
import { createCallClient } from "#desk/data/calls/call-client.ts";
import { CallContext } from "#desk/data/calls/call-context.tsx";
import type { ConnectionState } from "#desk/data/connection/connection.ts";
import type { MarkQueue, QueueState } from "#desk/data/marks/mark-queue.ts";
import type { Me } from "#desk/data/session/me.ts";
import { MeContext } from "#desk/data/session/session-context.tsx";
import { createMemoryDeviceStorage } from "#desk/data/storage/memory-device-storage.ts";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { DeskContext } from "#desk/desk-context.ts";
import { LanguageContext } from "#desk/language/language-context.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import type { Language } from "#domain/language/language.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import type { AnsweredQueries } from "#web/graphql/answer-cache.ts";
import { sampleMe } from "./sample-me.ts";
import { sampleWeek } from "./sample-week.ts";

interface Desk {
  readonly role?: DeviceRole;
  /** Which calls and marks the device may make; those of its role unless they are named. */
  readonly rights?: Partial<Pick<Me, "calls" | "marks">>;
  readonly week?: DeskWeek;
  readonly connection?: ConnectionState;
  readonly asOf?: number;
  readonly queue?: Partial<QueueState>;
  /** Path below `/desk`, with its query string. */
  readonly path?: string;
  /** Answers of other calls: `{"today {}": …, "devices {}": …}`. */
  readonly answers?: AnsweredQueries;
  /** What was begun on the device, by name. */
  readonly drafts?: Readonly<Record<string, unknown>>;
}

/** Renders a part of the desk in a language to HTML, with a sample week around it. */
export function renderInDesk(language: Language, part: ReactNode, desk: Desk = {}): string {
  const { role = "owner", week = sampleWeek(), path = "", answers = {} } = desk;
  const { connection = "online", asOf = week.now } = desk;
  const queue = { waiting: [], refused: [], last: null, isStorageFailing: false, ...desk.queue };
  // Other calls have no answer yet.
  const call = () => new Promise<never>(() => undefined);
  const stores = createDesk({
    call,
    storage: createMemoryDeviceStorage(),
    tabs: { tell: () => undefined, listen: () => undefined },
    alone: (work) => work(),
    isOnline: () => true,
    now: () => week.now,
    makeId: () => "press",
  });
  const settled = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });
  const [ssrPath = "", ssrSearch = ""] = `/desk${path}`.split("?");
  return renderToStaticMarkup(
    <Router base="/desk" ssrPath={ssrPath} ssrSearch={ssrSearch}>
      <LanguageContext
        value={{ language, messages: messagesIn(language), showIn: () => undefined }}
      >
        <CallContext value={{ client: createCallClient(call, answers), call }}>
          <MeContext value={{ ...sampleMe(role), ...desk.rights }}>
            <PagesOf role={role}>
              <DeskContext
                value={{
                  ...stores,
                  connection: { ...stores.connection, state: () => connection },
                  weeks: {
                    ...stores.weeks,
                    shown: () => week,
                    liveState: (state) => state,
                    liveOrders: (orders) => orders,
                    factsNow: ({ order, cooked = null }) => ({ order, cooked }),
                    asOf: () => asOf,
                  },
                  queue: { ...stores.queue, state: () => queue, mark },
                  drafts: {
                    ...stores.drafts,
                    // React reads a settled promise without suspending.
                    loaded: () => settled,
                    current: (name) => desk.drafts?.[name],
                  },
                }}
              >
                {part}
              </DeskContext>
            </PagesOf>
          </MeContext>
        </CallContext>
      </LanguageContext>
    </Router>,
  );
}

const mark: MarkQueue["mark"] = (requests) => requests.map((_, index) => `press-${String(index)}`);
