import { type CustomerFormField, parseCustomerForm } from "#domain/customer/customer-form.ts";

/** A valid form. */
export const ruthsForm = {
  name: "רות כהן",
  phoneNumber: "0501234567",
  email: "ruth@example.com",
  orderType: "delivery",
  city: "ירושלים",
  address: "רחוב הזית 7",
};

export function problemsOfForm(changed: { readonly [Field in CustomerFormField]?: unknown }) {
  const parsed = parseCustomerForm({ ...ruthsForm, ...changed });
  return parsed.ok ? {} : parsed.problems;
}

export function formOf(changed: { readonly [Field in CustomerFormField]?: unknown }) {
  const parsed = parseCustomerForm({ ...ruthsForm, ...changed });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.form;
}
