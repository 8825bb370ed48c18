/** An element that the engine presses and types into as its own user would. */
export interface EngineElement {
  readonly press: () => Promise<void>;
  /** Chooses the option of a `select` whose text begins with `option`. Returns false if there is none yet. */
  readonly choose: (option: string) => Promise<boolean>;
  /** Chooses a file in an `input type=file`. */
  readonly pickFile: (path: string) => Promise<void>;
}

/** A tab of a browser that Playwright cannot drive. */
export interface EnginePage {
  readonly visit: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Goes back in the history of the tab. */
  readonly back: () => Promise<void>;
  /** Runs a function in the page. It is sent as text, so it must use nothing from outside. Promises are waited for. */
  readonly run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** As `run`, with a function that gives an element. */
  readonly find: <Args extends readonly unknown[]>(
    work: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<EngineElement | undefined>;
  /** Runs a script that no function of the tests holds. */
  readonly inject: (script: string) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly hit: (key: "Enter" | "Escape" | "Tab") => Promise<void>;
  /** Gives the window another inner size. */
  readonly resize: (size: WindowSize) => Promise<void>;
  /** A PNG of the window. */
  readonly picture: () => Promise<Buffer>;
}

/** Inner size of the window in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The room that Safari leaves a page on many iPhones. */
export const phone: WindowSize = { width: 390, height: 664 };
export const wide: WindowSize = { width: 1280, height: 900 };
