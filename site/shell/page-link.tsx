import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

interface PageLinkProps {
  /** Address of one of the site's pages. */
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link that says when its page is the one that is shown. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const [path] = useLocation();
  return (
    <Link href={to} className={className} aria-current={path === to ? "page" : undefined}>
      {children}
    </Link>
  );
}
