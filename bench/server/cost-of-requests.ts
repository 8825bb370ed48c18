import { type Load, sendRequests } from "./send-requests.ts";
import type { Child } from "./start-child.ts";

export interface Cost {
  readonly perSecond: number;
  /** Microseconds of the server's processor time for each request. */
  readonly processor: number;
}

/** What requests cost the server that answers them; `server` is the process it is in. */
export async function costOfRequests(server: Child, load: Load): Promise<Cost> {
  const before = await server.ask<number>("processorTime");
  const seconds = await sendRequests(load);
  const after = await server.ask<number>("processorTime");
  return {
    perSecond: load.count / seconds,
    processor: ((after - before) * 1_000) / load.count,
  };
}
