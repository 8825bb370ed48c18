import type { TypedDocument } from "#contract/typed-document.ts";
import type { Language } from "#domain/language/language.ts";
import type { ExecutionAnswer } from "#server/graphql/execution-answer.ts";

/** Carries out an operation without HTTP. The answer is shared with other pages: it must not be changed. Never rejects. */
export type ExecuteInProcess = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<ExecutionAnswer<Result>>;

export interface PageRequest {
  /** Without search and hash. For every address that no page has, the same one stands. */
  readonly path: string;
  readonly language: Language;
  readonly execute: ExecuteInProcess;
  /** The origin under which customers know the shop; undefined where the settings do not say. */
  readonly publicOrigin: string | undefined;
}

export interface RenderedPage {
  /** The whole document. */
  readonly html: string;
  readonly status: 200 | 404;
}

/** Makes the pages of the site; the server knows nothing else of it. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
}
