import type { CallDesk } from "./data/calls/call-desk.ts";
import { createConnection } from "./data/connection/connection.ts";
import { createDraftStore } from "./data/drafts/draft-store.ts";
import { createMarkQueue, type MarkQueue } from "./data/marks/mark-queue.ts";
import { createStoredMarks } from "./data/marks/stored-marks.ts";
import type { Tabs } from "./data/marks/tabs.ts";
import { createSessionStore, type SessionStore } from "./data/session/session-store.ts";
import type { DeviceStorage } from "./data/storage/device-storage.ts";
import { createWeekStore, type WeekStore } from "./data/week/week-store.ts";
import type { DeskStores } from "./desk-context.ts";

interface DeskDeps {
  /** Makes the calls of the desk's API. */
  readonly call: CallDesk;
  readonly storage: DeviceStorage;
  readonly tabs: Tabs;
  /** Lets one tab at a time do its work. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly isOnline: () => boolean;
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly makeId: () => string;
}

/** The stores with what the page around them needs. */
export interface Desk extends DeskStores {
  /** Asks the server for what is new, and sends what waits. */
  readonly refresh: () => void;
}

/** Joins the parts of the desk. Nothing is asked or read before `session.open`. */
export function createDesk(deps: DeskDeps): Desk {
  const { storage, tabs, alone, now, makeId } = deps;
  const connection = createConnection({
    ...deps,
    onAnswer: (given) => {
      session.note(given);
      weeks.note(given.answer);
    },
  });
  const { call } = connection;
  const drafts = createDraftStore(storage);
  let deviceId = 0;

  const session: SessionStore = createSessionStore({
    call,
    storage,
    now,
    onSignedIn: ({ device }) => {
      deviceId = device.id;
      void queue.open();
    },
    onSignedInAnew: (id) => queue.handOver(id),
    storedMarks: () => queue.stored(),
    onSignedOut: () => {
      const unsent = queue.state().waiting;
      queue.clear();
      weeks.clear();
      drafts.clear();
      return unsent;
    },
  });
  const weeks: WeekStore = createWeekStore({
    call,
    storage,
    now,
    queueState: () => queue.state(),
  });
  const queue: MarkQueue = createMarkQueue({
    call,
    stored: createStoredMarks(storage),
    tabs,
    alone,
    basis: {
      deviceId: () => deviceId,
      now,
      makeId,
      seenEvent: weeks.seenEvent,
      generation: weeks.generation,
      undoShownAs: weeks.undoShownAs,
    },
    onStored: weeks.merge,
  });

  let waitingBefore = 0;
  queue.subscribe(() => {
    weeks.notify();
    const waiting = queue.state().waiting.length;
    // At once after the last of several presses; what other devices did is seen together with them.
    if (waiting === 0 && waitingBefore > 0) void weeks.refresh();
    waitingBefore = waiting;
  });
  connection.subscribe(() => {
    if (connection.state() === "online") queue.send();
  });
  session.subscribe(() => {
    if (session.state().kind === "signed-out") tabs.tell({ kind: "signed-out" });
  });
  tabs.listen(({ kind }) => {
    if (kind === "signed-out") void session.ask();
  });

  return {
    connection,
    session,
    queue,
    drafts,
    weeks,
    refresh: () => {
      queue.send();
      if (session.state().kind === "asking") void session.ask();
      else void weeks.refresh();
    },
  };
}
