/** The id of a new thing of the catalogue: 12 lower-case letters and digits. */
export function newCatalogueId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
