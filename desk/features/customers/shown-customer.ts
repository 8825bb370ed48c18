import type { ReadCustomerQuery } from "#contract/generated/desk-operations.ts";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";

export type ShownCustomer = NonNullable<ReadCustomerQuery["customer"]>;

export type ShownPerson = NonNullable<AnswerOf<"person">>;
