import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";

const failure = new TypeError("the code could not be loaded");
const noReload = () => {
  throw new Error("it reloaded");
};

function Dish({ name }: { readonly name: string }) {
  return <b>{name}</b>;
}

/** A loader that fails the given number of times, then succeeds. */
function loadAfter(failures: number) {
  let left = failures;
  return vi.fn(() => {
    if (left === 0) return Promise.resolve(Dish);
    left -= 1;
    return Promise.reject(failure);
  });
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("location", { reload: noReload });
  return () => vi.unstubAllGlobals();
});

test("preloaded code renders without suspending", async () => {
  const load = loadAfter(0);
  const lazy = lazyComponent(load);
  await lazy.preload();
  expect(renderToStaticMarkup(<lazy.Component name="Soup" />)).toBe("<b>Soup</b>");
  expect(load).toHaveBeenCalledOnce();
});

test("prefetch and preload together load the code once", async () => {
  const load = loadAfter(0);
  const lazy = lazyComponent(load);
  lazy.prefetch();
  lazy.prefetch();
  await Promise.all([lazy.preload(), lazy.preload()]);
  expect(load).toHaveBeenCalledOnce();
});

test("code is not loaded until it is requested", () => {
  const load = loadAfter(0);
  lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
});

test("a failed preload reloads the page", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  void lazyComponent(loadAfter(1)).preload();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

describe("a failed prefetch", () => {
  test("is only logged", async () => {
    const lazy = lazyComponent(loadAfter(1));
    lazy.prefetch();
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure),
    );
  });

  test("is repeated when the code is needed", async () => {
    const lazy = lazyComponent(loadAfter(1));
    lazy.prefetch();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await lazy.preload();
    expect(renderToStaticMarkup(<lazy.Component name="Soup" />)).toBe("<b>Soup</b>");
  });
});

describe("a dialog", () => {
  test("opens once its code is loaded, and immediately if it already is", async () => {
    const lazy = lazyComponent(loadAfter(0));
    const open = vi.fn<() => void>();
    lazy.whenLoaded(open);
    expect(open).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    lazy.whenLoaded(open);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test("opens even if its code cannot be loaded, and then fails there", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => String(Date.now()),
      setItem: () => undefined,
    });
    const lazy = lazyComponent(loadAfter(1));
    const open = vi.fn<() => void>();
    lazy.whenLoaded(open);
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  });
});
