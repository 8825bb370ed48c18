import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { StickyBar } from "#desk/parts/order/sticky-bar.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, signedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./editor-bar.module.css";
import type { SendNote } from "./use-sending.ts";

interface EditorBarProps {
  /** The total of the order before the change; null for a new one. */
  readonly before: number | null;
  /** Undefined where it cannot be told yet. */
  readonly now: number | undefined;
  readonly isChanged: boolean;
  readonly isOnline: boolean;
  readonly isBusy: boolean;
  readonly isStorageFailing: boolean;
  readonly note: SendNote;
  readonly onSend: () => void;
}

/** The totals before and now, and the button that saves. It stays in sight. */
export function EditorBar({
  before,
  now,
  isChanged,
  isOnline,
  isBusy,
  isStorageFailing,
  note,
  onSend,
}: EditorBarProps) {
  const texts = useTexts(editOrderTexts);
  const isInDoubt = note === "in-doubt";
  const canSend = isOnline && !isBusy && (isChanged || isInDoubt);
  const nowText = now === undefined ? texts.totalLater : <Total amount={now} />;
  const sendText = before === null ? texts.placeOrder : texts.save;
  const sentences = [
    ...(isStorageFailing ? [texts.draftFails] : []),
    ...(isInDoubt ? [texts.inDoubt] : []),
    ...(note === "unavailable" ? [texts.unavailable] : []),
    ...(note === "not-accepted" ? [texts.notAccepted] : []),
    ...(isOnline ? [] : [texts.offline]),
    ...(isChanged || isInDoubt ? [] : [texts.nothingChanged]),
  ];
  return (
    <StickyBar sentences={sentences}>
      <Stack as="dl" gap={0} className={styles.totals}>
        {before === null ? (
          <div>
            <dt>{texts.total}</dt>
            <dd>{nowText}</dd>
          </div>
        ) : (
          <>
            <div>
              <dt>{texts.totalBefore}</dt>
              <dd>
                <Price amount={agorot(before)} />
              </dd>
            </div>
            <Text as="div" size="large" weight={700}>
              <dt>{texts.totalNow}</dt>
              <dd>{nowText}</dd>
            </Text>
          </>
        )}
      </Stack>
      <p role="status" className={styles.heard}>
        {now === undefined || now < 0 ? "" : texts.totalIs(isolatedPriceText(agorot(now)))}
      </p>
      <Button
        look="main"
        // With `disabled` the focus would leave the button while the draft is sent.
        aria-disabled={!canSend}
        aria-busy={isBusy}
        onClick={canSend ? onSend : undefined}
      >
        {isInDoubt ? texts.sendAgain : sendText}
      </Button>
    </StickyBar>
  );
}

function Total({ amount }: { readonly amount: number }) {
  return amount < 0 ? (
    <bdi dir="ltr">{signedPriceText(amount)}</bdi>
  ) : (
    <Price amount={agorot(amount)} />
  );
}
