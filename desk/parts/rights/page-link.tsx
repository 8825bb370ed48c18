import type { ReactNode } from "react";
import { Link, type LinkProps } from "wouter";
import { useHasPage } from "#desk/data/session/session-context.tsx";

type PageLinkProps = Extract<LinkProps, { readonly asChild?: false; readonly to?: never }> & {
  /** What replaces the link on a device without the page; usually nothing. */
  readonly otherwise?: ReactNode;
};

/** Leads to a page of the desk, by its path below `/desk`. A device whose role does not have the page is shown no way to it. */
export function PageLink({ otherwise = null, ...link }: PageLinkProps) {
  return useHasPage()(link.href) ? <Link {...link} /> : otherwise;
}
