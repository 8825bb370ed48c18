/** A promise that others wait for, and what settles it. */
export interface Loading {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** As `Promise.withResolvers`, which is missing in browsers that the shop supports. */
export function newLoading(): Loading {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
