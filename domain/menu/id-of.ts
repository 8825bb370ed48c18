import type { Identified } from "./menu.ts";

/** The id of a thing, if it has one, to be spread into what stands for the thing elsewhere. */
export function idOf({ id }: Identified): Identified {
  return id === undefined ? {} : { id };
}
