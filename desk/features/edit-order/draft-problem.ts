import type { OrderRefusalCode } from "#contract/generated/desk-operations.ts";
import type { EditOrderTexts } from "#desk/language/edit-order-texts.ts";
import { type CustomerFormField, longestTexts } from "#domain/customer/customer-form.ts";
import { parseSellerForm } from "#domain/customer/seller-form.ts";
import { dishesOfDraft, isGone } from "./draft-lines.ts";
import type { DraftDish, OrderDraft } from "./order-draft.ts";
import { findMenuDish, isSameDish, type OrderMenu } from "./order-menu.ts";
import { adjustmentOf } from "./price-draft.ts";

/** The fields of the editor that are not dishes. */
export type DraftField = CustomerFormField | "week" | "lines" | "adjustment" | "adjustmentText";

export type DraftProblemCode = OrderRefusalCode | "ADJUSTMENT_NOT_AMOUNT";

/** One thing that has to be put right before a draft can be stored: at a dish, at a field, or at the order as a whole. */
export interface DraftProblem {
  readonly code: DraftProblemCode;
  readonly dish: Pick<DraftDish, "typeName" | "dishName"> | null;
  readonly field: DraftField | null;
  /** The selection, add-on, option, choice, extra or place that it is about. */
  readonly name: string | null;
}

/** What the device itself sees. Everything else is the server's to refuse. `unchanged` is a dish that keeps what it was. */
export function problemsOf(
  draft: OrderDraft,
  menu: OrderMenu,
  isUnchanged: (dish: DraftDish) => boolean,
): readonly DraftProblem[] {
  return [
    ...customerProblems(draft),
    ...(dishesOfDraft(draft).length === 0 ? [atField("ORDER_EMPTY", "lines")] : []),
    ...draft.dishes.flatMap((dish) =>
      isGone(dish) || isUnchanged(dish) ? [] : dishProblems(dish, menu),
    ),
    ...adjustmentProblems(draft),
  ];
}

function dishProblems(dish: DraftDish, menu: OrderMenu): readonly DraftProblem[] {
  const offered = findMenuDish(menu, dish);
  const missing = offered?.options.filter(
    ({ name }) => !dish.options.some((option) => option.name === name),
  );
  return [
    ...(dish.selections.some(({ amount }) => amount > 0)
      ? []
      : [{ code: "NO_SELECTION" as const, dish, field: null, name: null }]),
    ...(missing ?? []).map(({ name }) => ({
      code: "OPTION_REQUIRED" as const,
      dish,
      field: null,
      name,
    })),
  ];
}

/** The rules of the order form, but an e-mail address may be missing. For a change only those of the place count. */
function customerProblems({
  customer,
  orderType,
  place,
  address,
}: OrderDraft): readonly DraftProblem[] {
  const parsed = parseSellerForm({
    ...(customer ?? { name: "-", phoneNumber: "0000000000", email: "" }),
    orderType,
    city: place,
    address,
  });
  if (parsed.ok) return [];
  return Object.entries(parsed.problems).map(([field, code]) =>
    atField(code, field as CustomerFormField),
  );
}

function adjustmentProblems({ adjustment }: OrderDraft): readonly DraftProblem[] {
  if (adjustment.kind === "none") return [];
  return [
    ...(adjustmentOf(adjustment) === undefined
      ? [atField("ADJUSTMENT_NOT_AMOUNT", "adjustment")]
      : []),
    ...(adjustment.text.trim() === ""
      ? [atField("ADJUSTMENT_TEXT_REQUIRED", "adjustmentText")]
      : []),
  ];
}

function atField(code: DraftProblemCode, field: DraftField): DraftProblem {
  return { code, dish: null, field, name: null };
}

interface Refusal {
  readonly code: OrderRefusalCode;
  readonly line: number | null;
  readonly field: string | null;
  readonly name: string | null;
}

/** The refusals of the server, at the dishes and fields of the draft that was sent. */
export function problemsOfRefusals(
  refusals: readonly Refusal[],
  draft: OrderDraft,
): readonly DraftProblem[] {
  const sent = dishesOfDraft(draft);
  return refusals.map(({ code, line, field, name }) => {
    const dish = line === null ? undefined : sent[line];
    return { code, dish: dish ?? null, field: dish === undefined ? fieldNamed(field) : null, name };
  });
}

/** The field of the editor for a field of the contract. */
function fieldNamed(field: string | null): DraftField | null {
  if (field === null) return null;
  return field === "place" ? "city" : (field as DraftField);
}

export function problemsAt(
  problems: readonly DraftProblem[],
  dish: DraftDish,
): readonly DraftProblem[] {
  return problems.filter((problem) => problem.dish !== null && isSameDish(problem.dish, dish));
}

/** The sentence at a field; undefined where nothing is wrong with it. */
export type ErrorOf = (field: DraftField) => string | undefined;

export function errorOfFields(
  problems: readonly DraftProblem[],
  { refusals }: EditOrderTexts,
): ErrorOf {
  return (field) => {
    const problem = problems.find((each) => each.field === field);
    return problem && refusals[problem.code](problem.name ?? "");
  };
}

/** The longest texts of the fields, as the server takes them. */
export const longest = { ...longestTexts, adjustmentText: 200 } as const;
