/** The limit on items per transaction, so that one transaction does not block the process for long. */
const mostTogether = 64;

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Turns a function that saves many items at once into a function that saves one item. Items that arrive in the same turn of
 * the event loop, or while a save is running, share the next save. A single item waits only for the end of its turn.
 * If a save fails, all items that shared it fail.
 */
export function groupCommit<Item, Outcome>(
  saveTogether: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): (item: Item) => Promise<Outcome> {
  let waiting: readonly Waiting<Item, Outcome>[] = [];
  let isScheduled = false;

  const schedule = () => {
    isScheduled = true;
    // An SQLite transaction runs within one turn. Started at once it would always hold one item; at the end of the turn it
    // holds the items of all requests that arrived together.
    setImmediate(() => void saveNext());
  };

  const saveNext = async () => {
    const together = waiting.slice(0, mostTogether);
    waiting = waiting.slice(mostTogether);
    await settle(together, saveTogether);
    isScheduled = false;
    if (waiting.length > 0) schedule();
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting = [...waiting, { item, resolve, reject }];
      if (!isScheduled) schedule();
    });
}

/** Saves the items and settles each one with its outcome; never rejects. */
async function settle<Item, Outcome>(
  together: readonly Waiting<Item, Outcome>[],
  saveTogether: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): Promise<void> {
  try {
    const outcomes = await saveTogether(together.map(({ item }) => item));
    together.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) reject(new Error("an item was saved without an outcome"));
      else resolve(outcome);
    });
  } catch (error) {
    for (const { reject } of together) reject(error);
  }
}
