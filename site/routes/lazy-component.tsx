import { type ComponentType, use } from "react";
import { reloadAfterFailure } from "./reload-after-failure.ts";

/** A component whose code is loaded when it is near use. */
export interface LazyComponent<Props> {
  /** Loads the code, once; afterwards the component renders without waiting. */
  readonly preload: () => Promise<void>;
  readonly Component: ComponentType<Props>;
}

/** Where loading fails, the failure is logged and the page reloads (specification §4): a new version of the site may be out. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then((component) => {
      Loaded = component;
    }, reloadAfterFailure);
    return loading;
  };

  return {
    preload,
    Component: function Lazy(props: Props) {
      if (Loaded === undefined) use(preload());
      if (Loaded === undefined) throw new Error("the page's code was not loaded");
      return <Loaded {...props} />;
    },
  };
}
