import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { useOrderPage } from "#desk/parts/order/use-order-page.ts";
import { Row, Stack, Words } from "#web/ui/layout.tsx";
import { eventText } from "./event-text.ts";

/** What was received and given back for an order, oldest first, without what was undone. Suspends until the server has told it. */
export function MoneyLines({ number }: { readonly number: string }) {
  const { language, messages } = useLanguage();
  const lines = useOrderPage(number)?.history.filter(
    ({ kind, stands }) => kind === "money" && stands,
  );
  if (lines === undefined || lines.length === 0) return null;
  return (
    <Stack as="ul" aria-label={messages.order.moneyLines} gap={1}>
      {lines.toReversed().map((event) => (
        <Row as="li" key={event.id} gap={3} lines={0}>
          <span>{eventText(event, messages, language)}</span>
          <Words tone="soft">{shownMoment(event.at, language)}</Words>
        </Row>
      ))}
    </Stack>
  );
}
