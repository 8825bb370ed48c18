/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the product server, set when building a site that stands elsewhere; empty for the page's own. */
  readonly VITE_SERVER_URL?: string;
}

declare module "virtual:page-template" {
  /** index.html as the client build left it. */
  const template: string;
  export default template;
}
