import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

interface PageLinkProps {
  /** Path of a page of the site. */
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a page, with `aria-current` on the shown page. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const [path] = useLocation();
  return (
    <Link href={to} className={className} aria-current={path === to ? "page" : undefined}>
      {children}
    </Link>
  );
}
