import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { nameText } from "#desk/parts/order/order-name.tsx";
import { variantText } from "#desk/parts/order/variant-text.ts";
import { thingAndMore } from "#domain/order-log/order-lines.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Hint, Row, Stack, Text, Words } from "#web/ui/layout.tsx";

export interface MissingProps {
  readonly order: ShownDeskOrder;
}

/**
 * What an order has, and for each thing of it how many may be missing: one press says which and how many. Helpers do not read whether
 * there is an email address.
 */
export function MissingDialog({ order, onClose }: MissingProps & { readonly onClose: () => void }) {
  const { packing: texts, order: ofOrder, shell } = useMessages();
  const mark = useMark();
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
              mark(
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
                <Text weight={600}>{`${String(amount)} × ${thing}`}</Text>
                {variant !== "" && <Words tone="soft">{variant}</Words>}
                {missing > 0 && <Words tone="error">{texts.missing(missing, amount)}</Words>}
                <MissingCounts
                  amount={amount}
                  missing={missing}
                  nameOf={(taken) => texts.howManyMissing(taken, thing)}
                  onTake={take}
                />
              </Stack>
            );
          })}
        </Stack>
      </Stack>
    </Dialog>
  );
}

interface MissingCountsProps {
  readonly amount: number;
  /** How many of them are missing already. */
  readonly missing: number;
  /** The accessible name of a button. */
  readonly nameOf: (taken: number) => string;
  readonly onTake: (taken: number) => void;
}

/** How many of a thing may be missing, each number a press, after the question that they answer; one word where there is one of it. */
function MissingCounts({ amount, missing, nameOf, onTake }: MissingCountsProps) {
  const { packing: texts } = useMessages();
  const left = amount - missing;
  const button = (taken: number, text: string) => (
    <Button key={taken} aria-label={nameOf(taken)} onClick={() => onTake(taken)}>
      {text}
    </Button>
  );
  if (left <= 0) return null;
  return (
    <Row gap={2} align="center">
      {amount === 1 ? (
        button(1, texts.allMissing)
      ) : (
        <>
          <Words tone="soft">{texts.howManyOf(left, missing)}</Words>
          {Array.from({ length: left }, (_, index) => button(index + 1, String(index + 1)))}
        </>
      )}
    </Row>
  );
}
