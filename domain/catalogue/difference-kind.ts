export type CatalogueThing =
  | "dish-type"
  | "dish"
  | "selection"
  | "place"
  | "limit"
  | "ingredient"
  | "setting"
  | "week";

export type DifferenceKind =
  | "added"
  | "removed"
  | "renamed"
  | "moved"
  /** Of a dish or anything in it, or of a place. */
  | "price"
  | "sold-out"
  | "available"
  | "hidden"
  | "shown"
  /** The description of a dish. */
  | "texts"
  | "picture"
  /** Of a dish. */
  | "recipe"
  /** What an ingredient is called beside its name. */
  | "words"
  /** An ingredient, into another one. */
  | "joined"
  /** Anything else. */
  | "changed";
