import type { Language } from "#domain/language/language.ts";
import type { Executor } from "#server/graphql/create-executor.ts";
import type { CustomerCaller } from "#server/graphql/customer-executor.ts";
import type { ExecutionAnswer } from "#server/graphql/execution-answer.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { ExecuteInProcess, PageRenderer, RenderedPage } from "./page-renderer.ts";

/** Pages place no orders. */
const callerOfPages: CustomerCaller = {
  idempotencyKey: undefined,
  address: "",
  isForKeptPage: true,
};

/**
 * Renders pages and executes their operations in this process, without HTTP. Rejects if an operation failed because of the server,
 * with `StoreUnavailable` if the store was unavailable: the site renders an error page then, which must not be cached.
 */
export function renderInProcess(
  renderer: PageRenderer,
  execute: Executor<CustomerCaller>,
  publicOrigin: string | undefined,
) {
  return async (path: string, language: Language): Promise<RenderedPage> => {
    const codes = new Set<string | undefined>();
    const executeForPage: ExecuteInProcess = async (document, variables) => {
      const request = {
        query: document.text,
        operationName: document.operationName,
        variables: variables as Readonly<Record<string, unknown>>,
      };
      const { answer } = await execute(request, callerOfPages);
      for (const { extensions } of answer.errors ?? []) codes.add(extensions?.code);
      return answer as ExecutionAnswer<never>;
    };
    const page = await renderer.render({
      path,
      language,
      execute: executeForPage,
      publicOrigin,
    });
    if (codes.has("UNAVAILABLE")) throw new StoreUnavailable("while a page was rendered");
    if (codes.has("INTERNAL_ERROR")) throw new Error("an operation of the page failed");
    return page;
  };
}
