import { type ComponentType, use } from "react";
import { reloadAfterFailure } from "./reload-after-failure.ts";

/** A component whose code is loaded separately. */
export type LazyComponent<Props extends object> = ReturnType<typeof lazyComponent<Props>>;

export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  let loading: Promise<void> | undefined;

  const fetchCode = () => {
    fetching ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        // The next call tries again.
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
  function Lazy(props: Props) {
    if (Loaded === undefined) use(preload());
    if (Loaded === undefined) throw new Error("the page's code was not loaded");
    return <Loaded {...props} />;
  }

  return {
    /**
     * Loads the code once; afterward the component renders without suspending. If loading fails, the error is logged and the page
     * reloads (specification §4), because a new version of the site may have been deployed.
     */
    preload,
    /**
     * Calls `open`, which shows the component, once the code is loaded. Shown earlier, the component would suspend, and React hides a
     * suspended component for another 300 ms. If loading fails, `open` is called too, and the component throws when it renders.
     */
    whenLoaded: (open: () => void) => {
      if (Loaded === undefined) preload().then(open, open);
      else open();
    },
    /** Loads the code before it is needed. A failure is only logged: nothing waits for the code, and a reload would disturb. */
    prefetch: () => {
      fetchCode().catch((error: unknown) => {
        console.error("code could not be prefetched", error);
      });
    },
    Component: Lazy,
  };
}
