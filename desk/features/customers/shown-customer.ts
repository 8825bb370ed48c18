import type { ReadCustomerQuery, ReadPersonQuery } from "#contract/generated/desk-operations.ts";

export type ShownCustomer = NonNullable<ReadCustomerQuery["customer"]>;

export type ShownPerson = NonNullable<ReadPersonQuery["person"]>;
