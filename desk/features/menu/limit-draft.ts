import { type Catalogue, type PortionLimit, versionOfLimit } from "#domain/catalogue/catalogue.ts";
import { selectionsOfLimit } from "#domain/catalogue/change-limits.ts";
import { checkLimit, type LimitWithUses } from "#domain/catalogue/check-part.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";

/** A limit as it is typed. */
export interface LimitDraft {
  readonly id: string;
  /** The version that is edited; null for a new limit. */
  readonly seen: string | null;
  readonly name: string;
  readonly most: string;
  /** `portions` is what one unit of the selection takes. */
  readonly uses: readonly { readonly selection: string; readonly portions: string }[];
}

export function draftOfLimit({ menu }: Catalogue, limit: PortionLimit): LimitDraft {
  const { id = "", name, most } = limit;
  const uses = selectionsOfLimit(menu, id);
  return {
    id,
    seen: versionOfLimit(limit, uses),
    name,
    most: String(most),
    uses: uses.map(({ selection, portions }) => ({ selection, portions: String(portions) })),
  };
}

/** What is saved of a draft, or the fields that are wrong: `name`, `most`, and the ids of selections. */
export function checkDraft({
  id,
  name,
  most,
  uses,
}: LimitDraft):
  | { readonly kind: "valid"; readonly part: LimitWithUses }
  | { readonly kind: "invalid"; readonly wrong: ReadonlySet<string> } {
  const checked = checkLimit({
    limit: { id, name, most: numberOf(most) },
    uses: uses.map(({ selection, portions }) => ({ selection, portions: numberOf(portions) })),
  });
  if (checked.kind === "valid") return checked;
  const wrong = checked.problems.map(({ path: [list, key] }) =>
    list === "uses" && typeof key === "number" ? (uses[key]?.selection ?? "") : String(key),
  );
  return { kind: "invalid", wrong: new Set(wrong) };
}

function numberOf(typed: string): number {
  return /^\s*\d+\s*$/u.test(typed) ? Number(typed) : Number.NaN;
}

export interface NamedSelection {
  readonly id: string;
  readonly dishName: LocalizedText;
  readonly selectionName: LocalizedText;
}

export function selectionsOfMenu(menu: ShopMenu): readonly NamedSelection[] {
  return menu.flatMap(({ dishes }) =>
    dishes.flatMap(({ name: dishName, selections }) =>
      selections.map(({ id = "", name: selectionName }) => ({ id, dishName, selectionName })),
    ),
  );
}
