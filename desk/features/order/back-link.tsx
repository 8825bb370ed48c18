import { Link } from "wouter";
import { useMessages } from "#desk/language/language-context.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { backClass } from "#web/ui/layout.tsx";

/** Leads back to the list, as it was left where the order was opened from it. */
export function BackLink({ week }: { readonly week: string }) {
  const { order } = useMessages();
  return (
    <Link
      href={`/orders?week=${week}`}
      className={buttonClass("quiet", backClass)}
      onClick={(event) => {
        const state = history.state as { readonly isFromList?: boolean } | null;
        if (state?.isFromList !== true) return;
        event.preventDefault();
        history.back();
      }}
    >
      {order.back}
    </Link>
  );
}
