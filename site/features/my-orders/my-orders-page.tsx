import { Link } from "wouter";
import { dateText } from "#domain/schedule/date-text.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { ShopText } from "#site/language/shop-text.tsx";
import { wholeDates } from "#site/language/whole-dates.ts";
import { forgetOrder, useMyOrders } from "#site/order-state/my-orders.ts";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { orderPath } from "#site/order-state/order-path.ts";
import { MyDetailsNote } from "#site/parts/my-details-note.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card, flushClass, Hint, Row, Stack } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { focusPageHeading } from "#web/ui/page-heading.tsx";
import { Price } from "#web/ui/price.tsx";
import { State } from "#web/ui/state.tsx";
import { TextPage } from "#web/ui/text-page.tsx";
import styles from "./my-orders-page.module.css";

/** The orders that were sent from this device, which alone has the list. */
export function MyOrdersPage() {
  const messages = useMessages();
  // What this device keeps is unknown until the page's code has run, as the cart is.
  const isKnown = useOrderState() !== null;
  return (
    <TextPage heading={messages.myOrders.title}>
      {isKnown ? <KnownOrders /> : <Loading texts={messages} />}
      <MyDetailsNote onForgotten={focusPageHeading} />
    </TextPage>
  );
}

function KnownOrders() {
  const { language, messages } = useLanguage();
  const { order, myOrders } = usePlacedOrderTexts();
  const orders = useMyOrders();
  if (orders.length === 0) {
    return (
      <State drawing="empty" title={myOrders.empty}>
        <p>{myOrders.emptyHint}</p>
        <Link href="/" className={buttonClass("main")}>
          {messages.cart.toMenu}
        </Link>
      </State>
    );
  }
  return (
    <>
      <p>{myOrders.intro}</p>
      <Stack as="ul">
        {orders.map(({ number, key, week, orderTotal, comesOn, dishes, isCancelled }) => (
          <Card key={number} as="li" gap={0} isLow isDone={isCancelled}>
            <Row
              as="p"
              gap={4}
              lines={0}
              align="center"
              isSpread
              weight={700}
              className={styles.name}
            >
              <Link href={orderPath({ number, key })}>{order(number)}</Link>
              {isCancelled ? (
                <s>
                  <Price amount={orderTotal} />
                </s>
              ) : (
                <Price amount={orderTotal} />
              )}
            </Row>
            <p>
              {isCancelled ? (
                <strong>{myOrders.cancelled}</strong>
              ) : (
                wholeDates(
                  comesOn === null
                    ? myOrders.week(dateText(week, language))
                    : myOrders.comesOn(dateText(comesOn, language)),
                  language,
                )
              )}
            </p>
            {dishes.length > 0 && (
              <Hint className={styles.dishes}>
                <ShopText>{dishes.join(" · ")}</ShopText>
              </Hint>
            )}
            <p>
              <Button
                look="quiet"
                className={flushClass}
                aria-label={myOrders.removeOrder(number)}
                onClick={() => {
                  forgetOrder({ number });
                  // The pressed button is gone.
                  focusPageHeading();
                }}
              >
                {myOrders.remove}
              </Button>
            </p>
          </Card>
        ))}
      </Stack>
    </>
  );
}
