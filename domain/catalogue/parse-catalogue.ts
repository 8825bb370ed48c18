import * as v from "valibot";
import type { Catalogue } from "./catalogue.ts";
import { type CatalogueProblem, isProblemCode } from "./catalogue-problem.ts";
import { giveIds, idsIn } from "./give-ids.ts";
import { deliveryPlaces, id, menu, portions } from "./parse-menu.ts";
import { shop } from "./parse-shop.ts";
import { ownText } from "./parse-text.ts";
import { problemTexts } from "./problem-texts.ts";

const limits = v.array(
  v.strictObject({ id: v.exactOptional(id), name: ownText, most: portions(0) }),
);

const catalogue = v.strictObject({
  menu,
  deliveryPlaces,
  shop,
  limits: v.exactOptional(v.pipe(limits, v.nonEmpty("list-empty"))),
});

type CheckedCatalogue =
  | { readonly kind: "valid"; readonly catalogue: Catalogue }
  /** At least one problem. */
  | { readonly kind: "invalid"; readonly problems: readonly CatalogueProblem[] };

/** Checks a catalogue from the seed, a database, a file or the desk, and gives ids to what has none. Lists everything that is wrong. */
function checkCatalogue(input: unknown): CheckedCatalogue {
  const result = v.safeParse(catalogue, input);
  if (!result.success) return { kind: "invalid", problems: result.issues.map(problemOf) };
  const problems = [
    ...idsIn(result.output).repeated.map((path) => ({ path, code: "same-id" }) as const),
    ...unknownLimits(result.output),
  ];
  if (problems.length > 0) return { kind: "invalid", problems };
  return { kind: "valid", catalogue: giveIds(result.output) };
}

/**
 * Parses a catalogue as `checkCatalogue` does. Throws an Error that lists everything that is wrong in it: unknown or missing fields, a
 * text that is missing in both languages, a name used twice in one list, a price list of the wrong length, a price that is no whole number
 * of agorot, an unknown allergen, kind or unit, an id used twice.
 */
export function parseCatalogue(input: unknown): Catalogue {
  const checked = checkCatalogue(input);
  if (checked.kind === "valid") return checked.catalogue;
  const lines = checked.problems.map(
    ({ path, code }) => `${path.join(".") || "catalogue"}: ${problemTexts[code]}`,
  );
  throw new Error(`the catalogue is not valid\n${lines.join("\n")}`);
}

/** A problem as this project names it, from an issue of valibot. */
function problemOf(issue: v.BaseIssue<unknown>): CatalogueProblem {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  if (isProblemCode(issue.message)) return { path, code: issue.message };
  if (issue.kind === "schema" && issue.type === "strict_object" && issue.expected === "never")
    return { path, code: "unknown-field" };
  return { path, code: issue.received === "undefined" ? "missing" : "wrong-type" };
}

function unknownLimits(output: Catalogue): readonly CatalogueProblem[] {
  const known = new Set((output.limits ?? []).map((limit) => limit.id));
  return output.menu.flatMap(({ dishes }, type) =>
    dishes.flatMap(({ selections }, at) =>
      selections.flatMap(({ limits: uses = [] }, of) =>
        uses.flatMap(({ limit }, index) =>
          known.has(limit)
            ? []
            : [
                {
                  path: ["menu", type, "dishes", at, "selections", of, "limits", index, "limit"],
                  code: "unknown-limit" as const,
                },
              ],
        ),
      ),
    ),
  );
}
