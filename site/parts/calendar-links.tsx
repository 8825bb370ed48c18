import { useMessages } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { linkClass, Row } from "#web/ui/layout.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";

/**
 * Puts the hour at which an order is handed over into the customer's calendar: as a file, which phones with Android only download, or in
 * Google's. `page` is the path of the order's page.
 */
export function CalendarLinks({ page }: { readonly page: string }) {
  const messages = useMessages();
  const { orderSent } = useOrderTexts();
  return (
    <Row gap={4} lines={0}>
      <a href={`${page}/calendar.ics`} className={linkClass}>
        {orderSent.toCalendar}
      </a>
      <NewTabLink texts={messages} href={`${page}/google-calendar`} className={linkClass}>
        {orderSent.toGoogleCalendar}
      </NewTabLink>
    </Row>
  );
}
