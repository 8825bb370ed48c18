import type { AnswerOf } from "#contract/wire/desk-calls.ts";

/** A week of orders, with the marks that wait already applied. */
export type DeskWeek = AnswerOf<"week">;

export type ShownDeskOrder = DeskWeek["orders"][number];

export type DeskOrderState = ShownDeskOrder["state"];
