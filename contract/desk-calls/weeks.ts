import { answers, type Call, nothing } from "./call.ts";
import { owner, reads } from "./call-rules.ts";

export const weekCalls = {
  /** The weeks to which an order can be moved, the earliest first: the one that is worked on now and the coming ones that are not closed. */
  weeksToMove: {
    ...reads(owner),
    request: nothing,
    answer: answers<readonly string[]>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
