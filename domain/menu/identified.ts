/**
 * What a thing of the catalogue is known by, however it is renamed or moved: lower-case letters, digits and hyphens, used once in a
 * catalogue. `parseCatalogue` gives one to everything without (docs/decisions/0040-things-have-ids.md); the menu of a server without ids has none.
 */
export interface Identified {
  readonly id?: string;
}
