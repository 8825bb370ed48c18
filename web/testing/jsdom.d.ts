/** What the tests use of jsdom. Its own types would give every folder with tests the types of a browser, also the server. */
declare module "jsdom" {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
  }
}
