import type { MeQuery } from "#contract/generated/desk-operations.ts";

/** The device that asks, and the shop. */
export type Me = MeQuery["me"];
