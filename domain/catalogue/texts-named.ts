import type { CatalogueProblem } from "./catalogue-problem.ts";

type Path = CatalogueProblem["path"];

/** All texts in fields of one name, at any depth. */
export function textsNamed(
  name: string,
  data: unknown,
  path: Path = [],
): readonly { readonly text: string; readonly path: Path }[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const at = [...path, Array.isArray(data) ? Number(key) : key];
    return key === name && typeof value === "string"
      ? [{ text: value, path: at }]
      : textsNamed(name, value, at);
  });
}
