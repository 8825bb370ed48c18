import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkAction } from "#desk/data/marks/mark-request.ts";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./fact-buttons.module.css";

/** The facts of an order: packed and handed over. Each is one press, and none needs another. */
export function FactButtons({ order }: { readonly order: ShownDeskOrder }) {
  const { order: texts } = useMessages();
  const press = useMark();
  const { number, name, state } = order;
  const button = (
    text: string,
    isSet: boolean,
    action: MarkAction,
    saidOf: (name: string) => string,
  ) => (
    <Button
      aria-pressed={isSet}
      className={styles.fact}
      onClick={() => press([{ orderNumber: number, action }], saidOf(name))}
    >
      <span aria-hidden="true" className={styles.box} />
      {text}
    </Button>
  );
  const { isPacked, isHandedOver } = state;
  const { said } = texts;
  return (
    <Row as="section" aria-label={texts.state} align="center">
      {button(
        texts.packed,
        isPacked,
        { packed: !isPacked },
        isPacked ? said.notPacked : said.packed,
      )}
      {button(
        texts.handedOver,
        isHandedOver,
        { handedOver: !isHandedOver },
        isHandedOver ? said.notHandedOver : said.handedOver,
      )}
    </Row>
  );
}
