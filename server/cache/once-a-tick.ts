/**
 * Shares one call among all callers in the same turn of the event loop, such as requests that arrive together. The next turn, or
 * the next call after a failure, calls again.
 */
export function onceATick<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
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
