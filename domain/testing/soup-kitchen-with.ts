import { changeAt } from "./change-at.ts";
import { soupKitchen } from "./soup-kitchen.ts";

/** The catalogue as a file with another value at a path such as `menu.0.name`; undefined takes the field out. */
export function soupKitchenWith(path: string, value: unknown): unknown {
  const changed = changeAt(soupKitchen, path.split("."), () => value);
  return JSON.parse(JSON.stringify(changed));
}
