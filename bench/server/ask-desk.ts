import { createDeskExecutor } from "#server/seller/desk-executor.ts";
import type { Store } from "#server/store/store.ts";
import { noEraser } from "#server/testing/no-eraser.ts";
import { letIn } from "#server/testing/open-desk.ts";

export type AskDesk = (document: { readonly text: string }, variables: object) => Promise<string>;

/** The desk of a shop at a time (milliseconds since 1970 UTC), as its owner's device asks it. */
export async function askDeskOverHttp(store: Store, now: number): Promise<AskDesk> {
  const { sessionHash } = await letIn(store, "owner", now);
  const execute = createDeskExecutor({
    store,
    clock: () => now,
    sellerAddress: undefined,
    problems: () => Promise.resolve([]),
    safety: () => undefined,
    eraser: noEraser,
    onMailDue: () => {},
    report: (error) => {
      throw error;
    },
  });
  return async ({ text }, variables) => {
    const caller = { sessionHash, origin: "http://localhost" };
    const { answer, json } = await execute({ query: text, variables: { ...variables } }, caller);
    if (answer.errors !== undefined) throw new Error(`the desk answered ${json}`);
    return json;
  };
}
