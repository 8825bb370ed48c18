/** The one function that lock.ts uses; semver has no types of its own. */
declare module "semver" {
  export function satisfies(version: string, range: string): boolean;
}
