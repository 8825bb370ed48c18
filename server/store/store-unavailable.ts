interface StoreUnavailableOptions extends ErrorOptions {
  readonly isInDoubt?: boolean;
}

/**
 * The database cannot work now: it is unreachable, full, read-only, failing, damaged, or locked for too long. A later attempt
 * may succeed. Its `stack` is one line without calls: the problem is the machine's, and it is logged for every order that meets
 * it.
 */
export class StoreUnavailable extends Error {
  /** Whether a commit was under way, so that its work is stored as a whole or not at all. Otherwise nothing was stored. */
  readonly isInDoubt: boolean;

  constructor(reason: string, { isInDoubt = false, ...options }: StoreUnavailableOptions = {}) {
    super(`the store is unavailable: ${reason}`, options);
    this.isInDoubt = isInDoubt;
    this.name = "StoreUnavailable";
    const line = `${this.name}: ${this.message}`;
    // Kysely appends its own calls to the stack of every error of a driver.
    Object.defineProperty(this, "stack", { get: () => line, set: () => {}, configurable: true });
  }
}
