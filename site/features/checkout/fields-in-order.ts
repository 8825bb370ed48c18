import type { CustomerFormField } from "#domain/customer/customer-form.ts";

/** The fields of the place-order form as they stand under each other. */
export const fieldsInOrder: readonly CustomerFormField[] = [
  "name",
  "phoneNumber",
  "email",
  "orderType",
  "city",
  "address",
];
