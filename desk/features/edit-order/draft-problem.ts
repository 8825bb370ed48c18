import type { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { missingFromDraft } from "#domain/cart/dish-draft.ts";
import { type CustomerFormField, parseSellerForm } from "#domain/customer/customer-form.ts";
import type { SellerRefusal, SellerRefusalCode } from "#domain/order/seller-change.ts";
import { type DraftDish, dishesOfDraft, type OrderDraft } from "./order-draft.ts";
import { findMenuDish, type OrderMenu } from "./order-menu.ts";
import { adjustmentOf, type ChangedPage, dishAtOldPrice, orderedBefore } from "./price-draft.ts";

/** The fields of the editor that are not dishes. */
export type DraftField = CustomerFormField | "week" | "lines" | "adjustment" | "adjustmentText";

export type DraftProblemCode = SellerRefusalCode | "ADJUSTMENT_NOT_AMOUNT";

/** One thing that has to be corrected before a draft can be stored: at a dish, at a field, or at the order as a whole. */
export interface DraftProblem {
  readonly code: DraftProblemCode;
  readonly dish: Pick<DraftDish, "typeName" | "dishName"> | null;
  readonly field: DraftField | null;
  /** The selection, add-on, option, choice, extra or place that it is about. */
  readonly name: string | null;
}

/** What the device itself sees. Everything else is the server's to refuse. A dish that keeps what it was has no problems. */
export function problemsOf(
  draft: OrderDraft,
  page: ChangedPage,
  menu: OrderMenu,
): readonly DraftProblem[] {
  const dishes = dishesOfDraft(draft);
  const priced = dishes.filter((dish) => !dishAtOldPrice(dish, orderedBefore(page, dish)));
  return [
    ...customerProblems(draft),
    ...(dishes.length === 0 ? [problem("ORDER_EMPTY", { field: "lines" })] : []),
    ...priced.flatMap((dish) => dishProblems(dish, menu)),
    ...adjustmentProblems(draft),
  ];
}

function dishProblems(dish: DraftDish, menu: OrderMenu): readonly DraftProblem[] {
  const onMenu = findMenuDish(menu, dish) ?? { options: [] };
  const { isCountMissing, options } = missingFromDraft(onMenu, dish, false);
  return [
    ...(isCountMissing ? [problem("NO_SELECTION", { dish })] : []),
    ...options.map((name) => problem("OPTION_REQUIRED", { dish, name })),
  ];
}

/** The rules of the order form, but an email address may be missing. For a change only those of the place count. */
function customerProblems({
  customer,
  orderType,
  place,
  address,
  note,
}: OrderDraft): readonly DraftProblem[] {
  const parsed = parseSellerForm({
    ...(customer ?? { name: "-", phoneNumber: "0000000000", email: "" }),
    orderType,
    city: place,
    address,
    note,
  });
  if (parsed.ok) return [];
  return Object.entries(parsed.problems).map(([field, code]) =>
    problem(code, { field: field as CustomerFormField }),
  );
}

function adjustmentProblems({ adjustment }: OrderDraft): readonly DraftProblem[] {
  if (adjustment.kind === "none") return [];
  const isAmount = adjustmentOf(adjustment) !== undefined;
  const hasText = adjustment.text.trim() !== "";
  return [
    ...(isAmount ? [] : [problem("ADJUSTMENT_NOT_AMOUNT", { field: "adjustment" })]),
    ...(hasText ? [] : [problem("ADJUSTMENT_TEXT_REQUIRED", { field: "adjustmentText" })]),
  ];
}

function problem(code: DraftProblemCode, about: Partial<DraftProblem>): DraftProblem {
  return { code, dish: null, field: null, name: null, ...about };
}

/** The refusals of the server, at the dishes and fields of the draft that was sent. */
export function problemsOfRefusals(
  refusals: readonly SellerRefusal[],
  draft: OrderDraft,
): readonly DraftProblem[] {
  const sent = dishesOfDraft(draft);
  return refusals.map(({ code, line, field, name }) => {
    const dish = line === null ? undefined : sent[line];
    // The field of the editor for a field of the contract.
    const named = (field === "place" ? "city" : field) as DraftField | null;
    return { code, dish: dish ?? null, field: dish === undefined ? named : null, name };
  });
}

/** The sentence at a field; undefined where nothing is wrong with it. */
export type ErrorOf = (field: DraftField) => string | undefined;

export function errorOfFields(
  problems: readonly DraftProblem[],
  { refusals }: (typeof editOrderTexts)["he"],
): ErrorOf {
  return (field) => {
    const found = problems.find((each) => each.field === field);
    return found && refusals[found.code](found.name ?? "");
  };
}
