/** A page of the desk in a window. */
export interface DeskPage {
  readonly loadAnew: () => Promise<unknown>;
}

interface LoadAnewDeps {
  /** The page of a client; undefined if it was closed, or is not a page. */
  readonly pageOf: (clientId: string) => Promise<DeskPage | undefined>;
  /** The action ids of the marks that the device has stored. Rejects if its storage does not answer. */
  readonly storedMarks: () => Promise<readonly unknown[]>;
  /** Resolves after some seconds. */
  readonly moment: () => Promise<void>;
}

/** What the desk sent before its calls had types. */
export interface EarlierQuestion {
  readonly operationName?: unknown;
  readonly variables?: { readonly press?: { readonly actionId?: unknown } };
}

/**
 * Gives a function that is called with each question to which the server has answered that its page is of an earlier build. It reloads the page,
 * in a moment: what waits is stored on the device, and the new page sends it. A page stays as it is whose mark the device could not store: it
 * would be lost. Never rejects.
 */
export function createLoadAnew({ pageOf, storedMarks, moment }: LoadAnewDeps) {
  /** The clients of pages with a mark that is nowhere else. */
  const holding = new Set<string>();
  return async (clientId: string, { operationName, variables }: EarlierQuestion): Promise<void> => {
    try {
      if (operationName === "Press") {
        // Until its device has said that it has the mark.
        holding.add(clientId);
        if ((await storedMarks()).includes(variables?.press?.actionId)) holding.delete(clientId);
      }
      // A page that asks for what is new sends what waits at the same time.
      await moment();
      if (!holding.has(clientId)) await (await pageOf(clientId))?.loadAnew();
    } catch (error) {
      console.warn("a page of an earlier build cannot be loaded anew", error);
    }
  };
}
