import type { CatalogueThing, DifferenceKind } from "#domain/catalogue/catalogue-difference.ts";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";

type WireName<Kind extends string> = Kind extends `${infer First}-${infer Rest}`
  ? `${First}_${WireName<Rest>}`
  : Kind;

/** The name of a kind of the domain as the contract has it, where names have no dashes. */
export function wireName<Kind extends string>(kind: Kind): WireName<Kind> {
  return kind.replaceAll("-", "_") as WireName<Kind>;
}

export type WireEventKind = WireName<OrderEvent["content"]["kind"]>;
export type WireThing = WireName<CatalogueThing>;
export type WireDifferenceKind = WireName<DifferenceKind>;
