import { Link } from "wouter";
import { linkClass } from "#web/ui/layout.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

interface PageTopProps {
  readonly title: string;
  /** Path below `/desk` of the page that it belongs to. */
  readonly up: string;
  readonly upText: string;
}

/** The heading of a page below another one, with the way back. */
export function PageTop({ title, up, upText }: PageTopProps) {
  return (
    <>
      <p>
        <Link href={up} className={linkClass}>
          {upText}
        </Link>
      </p>
      <PageHeading>{title}</PageHeading>
    </>
  );
}
