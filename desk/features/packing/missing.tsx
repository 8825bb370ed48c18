import { useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { NamedButton } from "#desk/parts/order/named-button.tsx";
import { nameText } from "#desk/parts/order/order-name.tsx";
import { variantText } from "#desk/parts/order/variant-text.ts";
import { thingAndMore } from "#domain/order-log/order-lines.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Hint, Row, Stack, Text, Words } from "#web/ui/layout.tsx";
import styles from "./packing-page.module.css";

interface MissingProps {
  readonly order: ShownDeskOrder;
}

/** The button for a box in which something is missing, and what it opens. */
export function MissingButton({ order }: MissingProps) {
  const { packing: texts } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <NamedButton
        look="quiet"
        className={styles.missing}
        text={texts.isMissing}
        name={nameText(order)}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <MissingDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * What an order has, and for each thing of it how many may be missing: one press says which and how many. Helpers do not read whether
 * there is an email address.
 */
export function MissingDialog({ order, onClose }: MissingProps & { readonly onClose: () => void }) {
  const { packing: texts, order: ofOrder, shell } = useMessages();
  const press = useMark();
  const name = nameText(order);
  return (
    <Dialog
      title={texts.whatIsMissing(name)}
      closesOnBackdrop
      onCancel={onClose}
      footer={<Button onClick={onClose}>{shell.close}</Button>}
    >
      <Stack gap={4}>
        <Hint>
          {texts.missingHint} {order.email === "" ? ofOrder.noEmail : texts.missingTells}
        </Hint>
        <Stack as="ul" gap={4}>
          {order.lines.map((line) => {
            const { key, amount, missing } = line;
            const thing = thingAndMore(line).join(", ");
            const variant = variantText(line);
            const take = (taken: number) => {
              onClose();
              press(
                [
                  {
                    orderNumber: order.number,
                    action: { missing: { line: key, amount: taken } },
                    tellsCustomer: true,
                  },
                ],
                texts.saidMissing(name, taken, thing),
              );
            };
            return (
              <Stack as="li" key={key} gap={1}>
                <Text weight={600}>{thing}</Text>
                {variant !== "" && <Words tone="soft">{variant}</Words>}
                {missing > 0 && <Words tone="error">{texts.missing(missing, amount)}</Words>}
                <Row gap={2}>
                  {Array.from({ length: amount - missing }, (_, index) => (
                    <Button
                      key={index}
                      aria-label={texts.howManyMissing(index + 1, thing)}
                      onClick={() => take(index + 1)}
                    >
                      {index + 1}
                    </Button>
                  ))}
                </Row>
              </Stack>
            );
          })}
        </Stack>
      </Stack>
    </Dialog>
  );
}
