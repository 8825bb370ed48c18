import data from "@mdn/browser-compat-data" with { type: "json" };
import type { BrowserName, Identifier } from "@mdn/browser-compat-data";
import { oldestBrowsers } from "#scripts/oldest-browsers.ts";
import type { UsedApi } from "./used-apis.ts";

const { chrome, firefox, safari } = oldestBrowsers;
const oldest: Partial<Record<BrowserName, string>> = {
  chrome,
  chrome_android: chrome,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: safari,
};

/** What MDN says of styles. */
export const { css } = data;
const { api } = data;
const { builtins } = data.javascript;

/** Where an entry says which browsers have it. */
const said = "__compat";

/** An entry of the data, and below it. Undefined if there is none. */
export function entry(from: Identifier | undefined, ...names: string[]): Identifier | undefined {
  return names.reduce(
    (found: Identifier | undefined, name) =>
      found !== undefined && name !== said && Object.hasOwn(found, name) ? found[name] : undefined,
    from,
  );
}

/** The entries that say something of a browser. */
export function described(entries: readonly (Identifier | undefined)[]): readonly Identifier[] {
  return entries.filter((each) => each?.[said] !== undefined) as readonly Identifier[];
}

/**
 * The supported browsers that lack all of these entries, as "safari 17.4": with the version that has the first one, or "none". None
 * without entries: what MDN does not describe is not compared. Of the values of a property of styles, those that have the property.
 */
export function browsersWithout(
  entries: readonly Identifier[],
  property?: string,
): readonly string[] {
  if (entries.length === 0 || entries.some((each) => lacking(each).length === 0)) return [];
  const without = described([entry(css, "properties", property ?? "")]).flatMap(lacking);
  const browsers = new Set(without.map((each) => each.split(" ")[0]));
  return lacking(entries[0] as Identifier).filter((each) => !browsers.has(each.split(" ")[0]));
}

function lacking({ [said]: compat }: Identifier): readonly string[] {
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const statements = [compat?.support[browser as BrowserName] ?? []].flat();
    const has = statements
      .filter((each) => !each.flags && !each.prefix && !each.alternative_name)
      .filter((each) => !isSince(each.version_removed ?? false, version));
    if (has.some((each) => isSince(each.version_added, version))) return [];
    const since = has.map((each) => each.version_added).find((each) => each !== false);
    return [`${browser} ${since ?? "none"}`];
  });
}

/** Whether a feature that came with one version is in another one. */
function isSince(added: string | false, version: string): boolean {
  if (added === false || !/^≤?\d/u.test(added)) return false;
  const [since, own] = [added, version].map((each) => each.replace("≤", "").split(".").map(Number));
  const [major = 0, minor = 0] = since ?? [];
  const [ownMajor = 0, ownMinor = 0] = own ?? [];
  return major < ownMajor || (major === ownMajor && minor <= ownMinor);
}

/** What only TypeScript has, by what it describes. */
const otherNames: Readonly<Record<string, string>> = {
  CallableFunction: "Function",
  NewableFunction: "Function",
  PromiseLike: "Promise",
};

/**
 * What MDN says of a name. Where it does not describe it under the interface that TypeScript names, as with inherited methods and
 * mixins: every interface that has the name.
 */
export function entriesOf({ owner, name }: Omit<UsedApi, "file">): readonly Identifier[] {
  if (owner === "event") return everywhere(api, [`${name}_event`]);
  if (owner === "" || owner === "globalThis")
    return described([entry(builtins, name), entry(api, name), entry(api, "Window", name)]);
  // The static side of an interface of a browser has no name in TypeScript.
  if (owner === "__type") return everywhere(api, [`${name}_static`]);
  const ownerName = otherNames[owner] ?? owner.replaceAll(/^Readonly(?=\w)|Constructor$/gu, "");
  const names = [name, `${name}_static`, name.replace(/^on(.*)$/u, "$1_event")];
  const owners = [
    entry(builtins, ownerName),
    entry(builtins, "Intl", ownerName),
    entry(api, ownerName),
  ];
  const exact = described(owners.flatMap((each) => names.map((one) => entry(each, one))));
  return exact.length > 0 ? exact : [...everywhere(builtins, names), ...everywhere(api, names)];
}

function everywhere(part: Identifier | undefined, names: readonly string[]): readonly Identifier[] {
  return described(
    Object.keys(part ?? {}).flatMap((owner) => names.map((name) => entry(part, owner, name))),
  );
}
