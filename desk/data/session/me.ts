import type { AnswerOf } from "#contract/wire/desk-calls.ts";

/** The device that asks, and the shop. */
export type Me = AnswerOf<"me">;
