import type { TypedDocument } from "#contract/typed-document.ts";
import type { Language } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { ExecutionAnswer } from "#server/graphql/execution-answer.ts";

/** Executes an operation without HTTP. The answer is shared with other pages, so it must not be changed. Never rejects. */
export type ExecuteInProcess = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<ExecutionAnswer<Result>>;

export interface PageRequest {
  /** Without query string and hash; `unknownPath` for every path without a page. */
  readonly path: string;
  readonly language: Language;
  readonly execute: ExecuteInProcess;
  /** The shop's public origin; undefined if the settings have none. */
  readonly publicOrigin: string | undefined;
}

export interface RenderedPage {
  /** The whole document. */
  readonly html: string;
  readonly status: 200 | 404;
}

/** Renders the pages of the site. This and `RenderDish` are all that the server knows of the site. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
}

/** Renders a whole document without scripts: a dish as customers see it on the menu and in its dialog. */
export type RenderDish = (request: {
  readonly dish: Dish<string>;
  readonly language: Language;
}) => Promise<string>;
