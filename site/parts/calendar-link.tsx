import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { linkClass } from "#web/ui/layout.tsx";

/** Puts the hour at which an order is handed over into the customer's calendar. `page` is the path of the order's page. */
export function CalendarLink({ page }: { readonly page: string }) {
  const { orderSent } = useOrderTexts();
  return (
    <a href={`${page}/calendar.ics`} className={linkClass}>
      {orderSent.toCalendar}
    </a>
  );
}
