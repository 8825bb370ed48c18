import type { AnswerOf } from "#contract/wire/desk-calls.ts";

export type ShownCustomer = NonNullable<AnswerOf<"customer">>;

export type ShownPerson = NonNullable<AnswerOf<"person">>;
