/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the product server, set when building a site that stands elsewhere; empty for the page's own. */
  readonly VITE_SERVER_URL?: string;
}

declare module "virtual:page-template" {
  import type { PageTemplate } from "#site/page-template.ts";

  /** As the client build left them. */
  export const html: PageTemplate["html"];
  export const chunks: NonNullable<PageTemplate["chunks"]>;
  export const ahead: NonNullable<PageTemplate["ahead"]>;
}
