import type { ComponentType } from "react";
import type { Messages } from "#site/language/messages.ts";
import { type LazyComponent, lazyComponent } from "#web/code-loading/lazy-component.tsx";
import { MenuRoute } from "./menu-route.tsx";

/** A page of the site (specification §2, and what a shop in Israel owes its customers). */
export interface PageRoute {
  /** Its address, exactly. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
  /** Source file of its code, below site/; null where that is loaded with every page. */
  readonly source: string | null;
  readonly page: LazyComponent<object>;
}

const page = (load: () => Promise<ComponentType>) => lazyComponent<object>(load);

/** Every address of the site; any other one is unknown. */
export const pages: readonly PageRoute[] = [
  {
    path: "/",
    title: ({ menu }) => menu.title,
    // Most visits begin here, and all come here: part of what loads first.
    source: null,
    page: page(() => Promise.resolve(MenuRoute)),
  },
  {
    path: "/about",
    title: ({ about }) => about.title,
    source: "features/about/about-page.tsx",
    page: page(async () => (await import("#site/features/about/about-page.tsx")).AboutPage),
  },
  {
    path: "/whyChooseArisGourmet",
    title: ({ whyChoose }) => whyChoose.title,
    source: "features/why-choose/why-choose-page.tsx",
    page: page(
      async () => (await import("#site/features/why-choose/why-choose-page.tsx")).WhyChoosePage,
    ),
  },
  {
    path: "/cart",
    title: ({ cart }) => cart.title,
    source: "routes/cart-route.tsx",
    page: page(async () => (await import("./cart-route.tsx")).CartRoute),
  },
  {
    path: "/accessibility",
    title: ({ accessibility }) => accessibility.title,
    source: "features/accessibility/accessibility-page.tsx",
    page: page(
      async () =>
        (await import("#site/features/accessibility/accessibility-page.tsx")).AccessibilityPage,
    ),
  },
  {
    path: "/privacy",
    title: ({ privacy }) => privacy.title,
    source: "features/privacy/privacy-page.tsx",
    page: page(async () => (await import("#site/features/privacy/privacy-page.tsx")).PrivacyPage),
  },
  {
    path: "/terms",
    title: ({ terms }) => terms.title,
    source: "features/terms/terms-page.tsx",
    page: page(async () => (await import("#site/features/terms/terms-page.tsx")).TermsPage),
  },
];

export const unknownPage: PageRoute = {
  path: "*",
  title: ({ unknownPage: { title } }) => title,
  source: "features/unknown-page/unknown-page.tsx",
  page: page(
    async () => (await import("#site/features/unknown-page/unknown-page.tsx")).UnknownPage,
  ),
};

/** Every part of the site in every state; a built site knows nothing of it. */
const lookPage: PageRoute | null = import.meta.env.DEV
  ? {
      path: "/look",
      title: () => "Look",
      source: null,
      page: page(async () => (await import("#site/look/look-page.tsx")).LookPage),
    }
  : null;

export function findPage(path: string): PageRoute {
  if (lookPage?.path === path) return lookPage;
  return pages.find((each) => each.path === path) ?? unknownPage;
}
