import { createContext, use } from "react";
import type { Connection } from "./data/connection/connection.ts";
import type { DraftStore } from "./data/drafts/draft-store.ts";
import type { MarkQueue } from "./data/marks/mark-queue.ts";
import type { SessionStore } from "./data/session/session-store.ts";
import type { WeekStore } from "./data/week/week-store.ts";

/** What the desk knows and does apart from its pages. `create-desk.ts` makes it once. */
export interface DeskStores {
  readonly connection: Connection;
  readonly session: SessionStore;
  readonly queue: MarkQueue;
  readonly drafts: DraftStore;
  readonly weeks: WeekStore;
}

/** Never changes while the desk is open: who reads a store subscribes to it, so that only what changed is rendered again. */
export const DeskContext = createContext<DeskStores | undefined>(undefined);

export function useDesk(): DeskStores {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error("no desk provider");
  return desk;
}
