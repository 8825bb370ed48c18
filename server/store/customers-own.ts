import type { ColumnType } from "kysely";

/** A column that may hold what is a customer's own, such as a name. Erasing must know each of them, see `erasing/erasing-plan.ts`. */
export type CustomersOwn<Value = string> = ColumnType<Value> & { readonly isCustomersOwn: true };
