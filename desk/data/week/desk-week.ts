import type { WeekQuery } from "#contract/generated/desk-operations.ts";

/** A week of orders, with the marks that wait already applied. */
export type DeskWeek = WeekQuery["week"];

export type ShownDeskOrder = DeskWeek["orders"][number];

export type DeskOrderState = ShownDeskOrder["state"];
