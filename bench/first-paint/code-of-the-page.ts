import { readFileSync } from "node:fs";
import { root } from "#scripts/root.ts";

/** A file of the build, as Vite's manifest has it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Sources that are loaded ahead of their use once the page stands: dialogs, other pages, the other language, the line of lost connections. */
const aheadOfUse =
  /^(?:features\/(?!menu\/menu-page)|routes\/(?!menu-route)|language\/(?:he|en)\.ts|shell\/connection-line)/u;

/**
 * Which of the loaded scripts (paths on the site) the menu itself needs: those that the document names, and those of the build that
 * are not loaded ahead of their use.
 */
export function codeOfThePage(html: string, loaded: readonly string[]): ReadonlySet<string> {
  const manifest = JSON.parse(
    readFileSync(new URL("dist/site/.vite/manifest.json", root), "utf8"),
  ) as Readonly<Record<string, Chunk>>;
  const isLoaded = (name: string) => loaded.includes(`/${manifest[name]?.file ?? ""}`);
  const isNamed = (name: string) => html.includes(`"/${manifest[name]?.file ?? ""}"`);
  const needed = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || needed.has(`/${chunk.file}`)) return;
    needed.add(`/${chunk.file}`);
    for (const each of chunk.imports ?? []) add(each);
    for (const each of chunk.dynamicImports ?? [])
      if (isLoaded(each) && (!aheadOfUse.test(each) || isNamed(each))) add(each);
  };
  add("index.html");
  return new Set(loaded.filter((path) => needed.has(path) || html.includes(`"${path}"`)));
}
