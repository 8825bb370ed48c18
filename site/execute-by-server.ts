import { executeOverHttp } from "#web/graphql/execute-over-http.ts";
import { executePlainForms } from "#web/graphql/execute-plain-forms.ts";
import { codesAfterReading, plainForms } from "./plain-forms.ts";

/** Executes operations on the server that the build names, or on that of the page. */
export const executeByServer = executePlainForms(
  executeOverHttp(import.meta.env.VITE_SERVER_URL ?? ""),
  plainForms,
  codesAfterReading,
);
