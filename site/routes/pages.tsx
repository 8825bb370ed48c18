import type { ComponentType } from "react";
import type { Messages } from "#site/language/messages.ts";
import { type LazyComponent, lazyComponent } from "./lazy-component.tsx";

/** A page of the site (specification §2). */
export interface PageRoute {
  /** Its address, exactly. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
  readonly page: LazyComponent<object>;
}

const page = (load: () => Promise<ComponentType>) => lazyComponent<object>(load);

/** Every address of the site; any other one is unknown. */
export const pages: readonly PageRoute[] = [
  {
    path: "/",
    title: ({ menu }) => menu.title,
    page: page(async () => (await import("./menu-route.tsx")).MenuRoute),
  },
  {
    path: "/about",
    title: ({ about }) => about.title,
    page: page(async () => (await import("#site/features/about/about-page.tsx")).AboutPage),
  },
  {
    path: "/whyChooseArisGourmet",
    title: ({ whyChoose }) => whyChoose.title,
    page: page(
      async () => (await import("#site/features/why-choose/why-choose-page.tsx")).WhyChoosePage,
    ),
  },
  {
    path: "/cart",
    title: ({ cart }) => cart.title,
    page: page(async () => (await import("./cart-route.tsx")).CartRoute),
  },
];

export const unknownPage: PageRoute = {
  path: "*",
  title: ({ unknownPage: { title } }) => title,
  page: page(
    async () => (await import("#site/features/unknown-page/unknown-page.tsx")).UnknownPage,
  ),
};

export function findPage(path: string): PageRoute {
  return pages.find((each) => each.path === path) ?? unknownPage;
}
