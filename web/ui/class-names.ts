/** Joins the given class names; leaves out false and undefined ones. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
