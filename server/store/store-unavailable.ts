/** The database cannot work at the moment: not there, disk full, read-only or failing, or locked for too long. Asking again later may help. */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the store is unavailable: ${reason}`, options);
    this.name = "StoreUnavailable";
  }
}
