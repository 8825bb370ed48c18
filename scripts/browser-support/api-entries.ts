import type { Identifier } from "@mdn/browser-compat-data";
import { api, builtins, described, entry } from "./browser-data.ts";
import type { UsedApi } from "./used-apis.ts";

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
