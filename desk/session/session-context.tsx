import { createContext, use } from "react";
import type { MeQuery } from "#contract/generated/desk-operations.ts";

/** The device that asks, and the shop. */
export type Me = MeQuery["me"];

export const MeContext = createContext<Me | undefined>(undefined);

/** The device of a signed-in user; every page of the desk except the sign-in page has one. */
export function useMe(): Me {
  const me = use(MeContext);
  if (me === undefined) throw new Error("no device is signed in");
  return me;
}
