import type { Catalogue } from "./catalogue.ts";
import type { CatalogueProblem } from "./catalogue-problem.ts";

/**
 * One change of the catalogue by the seller. `seen` is the version of the thing that was edited (`version-of-thing.ts`), null for a new
 * thing. What is saved is checked by `changeCatalogue`. A thing that is put `before` null is put at the end.
 */
export type CatalogueChange =
  /** A new type is put at the end. */
  | { readonly kind: "save-dish-type"; readonly dishType: unknown; readonly seen: string | null }
  | { readonly kind: "move-dish-type"; readonly id: string; readonly before: string | null }
  /** With its dishes. */
  | { readonly kind: "remove-dish-type"; readonly id: string }
  /** A dish that is new in its type is put at the end. Marks of sold-out and hidden things stay as the catalogue has them. */
  | {
      readonly kind: "save-dish";
      readonly dish: unknown;
      readonly dishType: string;
      readonly seen: string | null;
    }
  | {
      readonly kind: "move-dish";
      readonly id: string;
      readonly dishType: string;
      readonly before: string | null;
    }
  | { readonly kind: "remove-dish"; readonly id: string }
  /** Of a dish or a selection. */
  | { readonly kind: "set-sold-out"; readonly id: string; readonly isSoldOut: boolean }
  /** Of a dish or a dish type. */
  | { readonly kind: "set-hidden"; readonly id: string; readonly isHidden: boolean }
  /** `uses` are all selections that count towards it. */
  | {
      readonly kind: "save-limit";
      readonly limit: unknown;
      readonly uses: unknown;
      readonly seen: string | null;
    }
  | { readonly kind: "remove-limit"; readonly id: string }
  | { readonly kind: "save-place"; readonly place: unknown; readonly seen: string | null }
  | { readonly kind: "move-place"; readonly id: string; readonly before: string | null }
  | { readonly kind: "remove-place"; readonly id: string }
  /** `settings` are some of `ShopSettings`. */
  | { readonly kind: "save-shop"; readonly settings: unknown; readonly seen: string }
  /** Menu, places, limits and settings are again as in a version; the rules and decisions about weeks stay. */
  | { readonly kind: "restore"; readonly version: number };

export type ChangeOutcome =
  | { readonly kind: "changed"; readonly catalogue: Catalogue }
  /** The thing is not as it was seen. */
  | { readonly kind: "changed-elsewhere" }
  /** The thing, or where it is to be put, does not exist. */
  | { readonly kind: "gone" }
  /** Paths are within what is saved. */
  | { readonly kind: "invalid"; readonly problems: readonly CatalogueProblem[] };
