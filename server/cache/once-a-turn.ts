/**
 * Shares a question among all who ask it in the same turn of the event loop, as requests that arrive together do: it is asked
 * once, and again in the next turn or after a failure.
 */
export function onceATurn<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let shared: Promise<Answer> | undefined;
  const forget = () => {
    shared = undefined;
  };
  return () => {
    if (shared === undefined) {
      shared = ask();
      shared.catch(forget);
      setImmediate(forget);
    }
    return shared;
  };
}
