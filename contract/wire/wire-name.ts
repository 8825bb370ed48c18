export type WireName<Kind extends string> = Kind extends `${infer First}-${infer Rest}`
  ? `${First}_${WireName<Rest>}`
  : Kind;

/** The name of a kind of the domain as the contract has it, where names have no dashes. */
export function wireName<Kind extends string>(kind: Kind): WireName<Kind> {
  return kind.replaceAll("-", "_") as WireName<Kind>;
}
