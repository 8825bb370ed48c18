/**
 * The source file of the chunk of each page, by its path, relative to site/: the server preloads it. The code of a page that is not
 * named is loaded with every page. Apart from `pages`, so that browsers do not load it.
 */
export const pageSources: Readonly<Record<string, string>> = {
  "/about": "features/about/about-page.tsx",
  "/whyChooseArisGourmet": "features/why-choose/why-choose-page.tsx",
  "/cart": "app/pages/cart-route.tsx",
  "/accessibility": "features/accessibility/accessibility-page.tsx",
  "/privacy": "features/privacy/privacy-page.tsx",
  "/terms": "features/terms/terms-page.tsx",
  "/my-orders": "features/my-orders/my-orders-page.tsx",
  "/order": "features/placed-order/placed-order-page.tsx",
  "*": "features/unknown-page/unknown-page.tsx",
};
