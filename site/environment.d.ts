/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the product server, set when building a site that is hosted elsewhere; empty means the origin of the page. */
  readonly VITE_SERVER_URL?: string;
}

declare module "virtual:page-template" {
  import type { PageTemplate } from "#site/page-template.ts";

  /** From the client build. */
  export const html: PageTemplate["html"];
  export const chunks: NonNullable<PageTemplate["chunks"]>;
  export const styles: NonNullable<PageTemplate["styles"]>;
  export const ahead: NonNullable<PageTemplate["ahead"]>;
}
