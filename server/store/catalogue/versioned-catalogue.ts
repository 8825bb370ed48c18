import type { Catalogue } from "#domain/catalogue/catalogue.ts";

export interface VersionedCatalogue {
  /** 1 or more; each save adds 1. */
  readonly version: number;
  readonly catalogue: Catalogue;
}

export interface NewCatalogue {
  readonly catalogue: Catalogue;
  readonly after: number;
  /** Milliseconds since 1970 UTC. */
  readonly savedAt: number;
}

export type SaveCatalogueOutcome =
  | { readonly kind: "saved"; readonly version: number }
  | { readonly kind: "catalogue-changed" };
