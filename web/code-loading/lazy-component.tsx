import { type ComponentType, use } from "react";
import { reloadAfterFailure } from "./reload-after-failure.ts";

/** A component whose code is loaded when it is near use. */
export interface LazyComponent<Props> {
  /**
   * Loads the code, once; afterwards the component renders without waiting. Where loading fails, the failure is logged and
   * the page reloads (specification §4): a new version of the site may be out.
   */
  readonly preload: () => Promise<void>;
  /** Loads the code ahead of its use. A failure is logged only: nobody waits for the code, and a reload would disturb. */
  readonly prefetch: () => void;
  /**
   * Calls `open`, which shows the component, once the code is there. Shown earlier it would suspend, and React keeps what
   * suspended hidden for 300 ms more. Where the code does not come, it is shown all the same, and fails where it stands.
   */
  readonly whenLoaded: (open: () => void) => void;
  readonly Component: ComponentType<Props>;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  let loading: Promise<void> | undefined;

  const fetchCode = () => {
    fetching ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        // The next one tries again.
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  const preload = () => {
    loading ??= fetchCode().catch(reloadAfterFailure);
    return loading;
  };

  return {
    preload,
    whenLoaded: (open) => {
      if (Loaded === undefined) preload().then(open, open);
      else open();
    },
    prefetch: () => {
      fetchCode().catch((error: unknown) => {
        console.error("a part of the site could not be loaded ahead", error);
      });
    },
    Component: function Lazy(props: Props) {
      if (Loaded === undefined) use(preload());
      if (Loaded === undefined) throw new Error("the page's code was not loaded");
      return <Loaded {...props} />;
    },
  };
}
