import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";

const failure = new TypeError("the code did not come");
const noReload = () => {
  throw new Error("it reloaded");
};

function Dish({ name }: { readonly name: string }) {
  return <b>{name}</b>;
}

/** Loading that fails as often as is said, then succeeds. */
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

test("code that was loaded before renders at once", async () => {
  const load = loadAfter(0);
  const lazy = lazyComponent(load);
  await lazy.preload();
  expect(renderToStaticMarkup(<lazy.Component name="Soup" />)).toBe("<b>Soup</b>");
  expect(load).toHaveBeenCalledOnce();
});

test("code is loaded once, whoever asks for it", async () => {
  const load = loadAfter(0);
  const lazy = lazyComponent(load);
  lazy.prefetch();
  lazy.prefetch();
  await Promise.all([lazy.preload(), lazy.preload()]);
  expect(load).toHaveBeenCalledOnce();
});

test("code is not loaded before anybody asks for it", () => {
  const load = loadAfter(0);
  lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
});

test("a page whose code does not come reloads", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  void lazyComponent(loadAfter(1)).preload();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

describe("code that is loaded ahead", () => {
  test("and does not come disturbs nobody", async () => {
    const lazy = lazyComponent(loadAfter(1));
    lazy.prefetch();
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure),
    );
  });

  test("and did not come is loaded when it is needed", async () => {
    const lazy = lazyComponent(loadAfter(1));
    lazy.prefetch();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await lazy.preload();
    expect(renderToStaticMarkup(<lazy.Component name="Soup" />)).toBe("<b>Soup</b>");
  });
});

describe("what opens over a page", () => {
  test("opens when its code is there, and at once where it is", async () => {
    const lazy = lazyComponent(loadAfter(0));
    const open = vi.fn<() => void>();
    lazy.whenLoaded(open);
    expect(open).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    lazy.whenLoaded(open);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test("and cannot be loaded fails where it stands", async () => {
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
