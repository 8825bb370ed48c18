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
  const set = (action: MarkAction, said: (name: string) => string) =>
    press([{ orderNumber: number, action }], said(name));
  return (
    <Row as="section" aria-label={texts.state} align="center">
      <FactButton
        text={texts.packed}
        isSet={state.isPacked}
        onPress={() =>
          set(
            { packed: !state.isPacked },
            state.isPacked ? texts.said.notPacked : texts.said.packed,
          )
        }
      />
      <FactButton
        text={texts.handedOver}
        isSet={state.isHandedOver}
        onPress={() =>
          set(
            { handedOver: !state.isHandedOver },
            state.isHandedOver ? texts.said.notHandedOver : texts.said.handedOver,
          )
        }
      />
    </Row>
  );
}

interface FactButtonProps {
  readonly text: string;
  readonly isSet: boolean;
  readonly onPress: () => void;
}

function FactButton({ text, isSet, onPress }: FactButtonProps) {
  return (
    <Button aria-pressed={isSet} className={styles.fact} onClick={onPress}>
      <span aria-hidden="true" className={styles.box} />
      {text}
    </Button>
  );
}
