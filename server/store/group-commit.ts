/** Bounds how long one transaction holds up the process. */
const mostTogether = 64;

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Makes a function that saves one item out of a function that saves many at once: items that come in the same turn of the
 * event loop, or while a save is under way, share the next one. An item alone waits for the end of its turn only.
 * A save that fails fails all items that shared it.
 */
export function groupCommit<Item, Outcome>(
  saveTogether: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): (item: Item) => Promise<Outcome> {
  let waiting: readonly Waiting<Item, Outcome>[] = [];
  let isScheduled = false;

  const schedule = () => {
    isScheduled = true;
    // A transaction of SQLite never leaves the turn in which it began. Started at once it would always have one item;
    // at the end of the turn it has those of all requests that arrived together.
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

/** Saves and tells each item its outcome; never rejects. */
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
