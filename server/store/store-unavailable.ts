/** The database cannot work now: it is unreachable, full, read-only, failing, or locked for too long. A later attempt may succeed. */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the store is unavailable: ${reason}`, options);
    this.name = "StoreUnavailable";
  }
}
