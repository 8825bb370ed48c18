import { orderTypes } from "#domain/customer/customer-data.ts";
import type { CustomerFormField } from "#domain/customer/customer-form.ts";
import type { FormDraft } from "#site/order-state/order-store.ts";

/** The fields of the place-order form from top to bottom. */
export const fieldsInOrder: readonly CustomerFormField[] = [
  "name",
  "phoneNumber",
  "email",
  "orderType",
  "city",
  "address",
];

/** The draft as initial values of the fields; null if there is none. */
export function readFormDraft(draft: FormDraft | null) {
  if (draft === null) return null;
  const textOf = (field: CustomerFormField) => {
    const text = draft[field];
    return typeof text === "string" ? text : "";
  };
  return {
    name: textOf("name"),
    phoneNumber: textOf("phoneNumber"),
    email: textOf("email"),
    orderType: orderTypes.find((each) => each === draft["orderType"]),
    city: textOf("city"),
    address: textOf("address"),
  };
}
