/** What a line of a dish says besides its price. */
type LineWords =
  | { readonly kind: "option"; readonly name: string; readonly choice: string }
  | { readonly kind: "extra"; readonly name: string; readonly amount: number }
  | {
      readonly kind: "selection";
      readonly name: string;
      readonly amount: number;
      readonly addOns: readonly { readonly name: string }[];
    };

/** A line of a dish as text, with the amount before what it counts: `2 × half a liter (dumplings)`. */
export function lineText(line: LineWords): string {
  if (line.kind === "option") return `${line.name}: ${line.choice}`;
  const addOns = line.kind === "selection" ? line.addOns.map(({ name }) => name) : [];
  const counted = `${String(line.amount)} × ${line.name}`;
  return addOns.length === 0 ? counted : `${counted} (${addOns.join(", ")})`;
}
