import { type ParsedCustomerForm, parseCustomerForm } from "./customer-form.ts";

/** Stands in for an address that the customer does not have, so that everything else is validated as in the form. */
const anyAddress = "none@example.com";

/** Validates what the seller enters of a customer, as `parseCustomerForm` does; the e-mail address may be empty. */
export function parseSellerForm(
  input: Parameters<typeof parseCustomerForm>[0] & { readonly email: string },
): ParsedCustomerForm {
  if (input.email.trim() !== "") return parseCustomerForm(input);
  const parsed = parseCustomerForm({ ...input, email: anyAddress });
  return parsed.ok ? { ok: true, form: { ...parsed.form, email: "" } } : parsed;
}
