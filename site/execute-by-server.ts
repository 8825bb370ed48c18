import {
  deliveryPlacesDocument,
  deliveryPlacesInEnglishDocument,
  deliveryPlacesInHebrewDocument,
  fullMenuInBothLanguagesDocument,
  insertCustomerOrderAndWeekDocument,
  insertCustomerOrderDocument,
  specifiedFullMenuDocument,
  specifiedFullMenuInBothLanguagesDocument,
} from "#contract/generated/late-operations.ts";
import { fullMenuDocument } from "#contract/generated/operations.ts";
import type { ErrorCode } from "#contract/wire/error-code.ts";
import { executeOverHttp } from "#web/graphql/execute-over-http.ts";
import { executePlainForms, type PlainForm } from "#web/graphql/execute-plain-forms.ts";

/** The site's operations with additions, for servers that have only the contract of the specification (§7). */
const plainForms: readonly PlainForm[] = [
  { withAdditions: insertCustomerOrderAndWeekDocument, plain: insertCustomerOrderDocument },
  { withAdditions: deliveryPlacesInHebrewDocument, plain: deliveryPlacesDocument },
  { withAdditions: deliveryPlacesInEnglishDocument, plain: deliveryPlacesDocument },
  { withAdditions: fullMenuDocument, plain: specifiedFullMenuDocument },
  {
    withAdditions: fullMenuInBothLanguagesDocument,
    plain: specifiedFullMenuInBothLanguagesDocument,
  },
];

/** `BAD_REQUEST` is missing: it is the code of a request that could not be read. */
const readCodes: Readonly<Record<Exclude<ErrorCode, "BAD_REQUEST">, true>> = {
  ORDER_REFUSED: true,
  IDEMPOTENCY_KEY_REUSED: true,
  IDEMPOTENCY_KEY_INVALID: true,
  TOO_MANY_REQUESTS: true,
  TOO_MANY_ORDERS: true,
  WEEK_CHANGED: true,
  ORDERS_NOT_OPEN: true,
  TOO_MANY_CHANGES: true,
  ORDER_UNKNOWN: true,
  ORDER_CLOSED: true,
  ORDER_ITEMS_MISSING: true,
  ORDER_CHANGED: true,
  ORDER_CANCELLED: true,
  UNAVAILABLE: true,
  OUTCOME_UNKNOWN: true,
  INTERNAL_ERROR: true,
};

/** The codes of requests that the server read and then did not carry out. */
const codesAfterReading: ReadonlySet<string> = new Set(Object.keys(readCodes));

/** Executes operations on the server that the build names, or on that of the page. */
export const executeByServer = executePlainForms(
  executeOverHttp(import.meta.env.VITE_SERVER_URL ?? ""),
  plainForms,
  codesAfterReading,
);
