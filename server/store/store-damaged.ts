/** Something stored cannot be read: the catalogue or an order. The message names it and quotes none of its content. */
export class StoreDamaged extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreDamaged";
  }
}
