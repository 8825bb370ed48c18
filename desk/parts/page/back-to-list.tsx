import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { barBackClass } from "#web/ui/screen.tsx";

interface BackToListProps {
  readonly href: string;
  readonly label: string;
}

/** Leads from the bar of a page back to its list, as that was left where the page was opened from it. */
export function BackToList({ href, label }: BackToListProps) {
  return (
    <PageLink
      href={href}
      className={barBackClass}
      aria-label={label}
      onClick={(event) => {
        const state = history.state as { readonly isFromList?: boolean } | null;
        if (state?.isFromList !== true) return;
        event.preventDefault();
        history.back();
      }}
    />
  );
}
