interface StoreUnavailableOptions {
  /** The error of the database or of the system. */
  readonly source?: unknown;
  readonly isInDoubt?: boolean;
}

/**
 * The database cannot work now: it is unreachable, full, read-only, failing, damaged, or locked for too long. A later attempt
 * may succeed. In the log it is one line with the code of its source and without any calls: the problem is the machine's, and
 * it is logged for every request that meets it. That is why `source` is not `cause`, whose calls a log prints too.
 */
export class StoreUnavailable extends Error {
  /** Whether a commit was under way, so that its work is stored as a whole or not at all. Otherwise nothing was stored. */
  readonly isInDoubt: boolean;
  readonly #source: unknown;

  constructor(reason: string, { source, isInDoubt = false }: StoreUnavailableOptions = {}) {
    super(`the store is unavailable: ${reason}`);
    this.name = "StoreUnavailable";
    this.isInDoubt = isInDoubt;
    this.#source = source;
    const line = `${this.name}: ${this.message}${codeText(source)}`;
    // Kysely appends its own calls to the stack of every error of a driver.
    Object.defineProperty(this, "stack", { get: () => line, set: () => {}, configurable: true });
  }

  get source(): unknown {
    return this.#source;
  }
}

/** The result code of SQLite, the SQLSTATE, or the error code of the system; empty if there is none. */
function codeText(source: unknown): string {
  if (!(source instanceof Error)) return "";
  if (source instanceof StoreUnavailable) return codeText(source.source);
  if ("errcode" in source) return ` (${String(source.errcode)})`;
  return "code" in source ? ` (${String(source.code)})` : "";
}
