import type { TypedDocument } from "#contract/typed-document.ts";
import type { SiteLanguage } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { Executor } from "#server/graphql/create-executor.ts";
import type { CustomerCaller } from "#server/graphql/customer-executor.ts";
import type { ExecutionAnswer } from "#server/graphql/execution-answer.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** Executes an operation without HTTP. The answer is shared with other pages, so it must not be changed. Never rejects. */
export type ExecuteInProcess = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<ExecutionAnswer<Result>>;

export interface PageRequest {
  /** Without query string and hash; `unknownPath` for every path without a page. */
  readonly path: string;
  readonly language: SiteLanguage;
  readonly execute: ExecuteInProcess;
  /** The shop's public origin; undefined if the settings have none. */
  readonly publicOrigin: string | undefined;
}

export interface RenderedPage {
  /** The whole document. */
  readonly html: string;
  readonly status: 200 | 404;
  /** A part of the document with what chats show of its link, if its address may name a dish. */
  readonly head?: string;
  /** What is in the place of `head` where the address names a dish, by the ids of the dishes. */
  readonly dishHeads?: ReadonlyMap<string, string> | undefined;
}

/** Renders the pages of the site. This and `RenderDish` are all that the server uses of the site. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
}

/** Renders a whole document without scripts: a dish as customers see it on the menu and in its dialog. */
export type RenderDish = (request: {
  readonly dish: Dish<string>;
  readonly language: SiteLanguage;
}) => Promise<string>;

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
  return async (path: string, language: SiteLanguage): Promise<RenderedPage> => {
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
