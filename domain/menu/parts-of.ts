/**
 * The parts of a dish: the add-ons of its sizes, the choices of its options and its extras. It may be a dish of a menu, of a draft or of
 * a file.
 */
export function partsOf<AddOn, Choice, Extra>(dish: {
  readonly selections: readonly { readonly addOns: readonly AddOn[] }[];
  readonly options: readonly { readonly choices: readonly Choice[] }[];
  readonly extras: readonly Extra[];
}): readonly (AddOn | Choice | Extra)[] {
  return [
    ...dish.selections.flatMap(({ addOns }) => addOns),
    ...dish.options.flatMap(({ choices }) => choices),
    ...dish.extras,
  ];
}
