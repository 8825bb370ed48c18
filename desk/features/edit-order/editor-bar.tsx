import { useDraftsFailing } from "#desk/data/drafts/draft-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { StickyBar } from "#desk/parts/order/sticky-bar.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, signedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Heard, Stack } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./editor-bar.module.css";
import type { Editing } from "./use-editing.ts";

interface EditorBarProps {
  readonly editing: Editing;
  /** The total of the order before the change; null for a new one. */
  readonly before: number | null;
  /** Undefined where it cannot be told yet. */
  readonly now: number | undefined;
  readonly isChanged: boolean;
}

/** The totals before and now, and the button that saves. It stays in sight. */
export function EditorBar({ editing, before, now, isChanged }: EditorBarProps) {
  const texts = useTexts(editOrderTexts);
  const isStorageFailing = useDraftsFailing();
  const { isOnline, isBusy, note, send } = editing;
  const isInDoubt = note === "in-doubt";
  const canSend = isOnline && !isBusy && (isChanged || isInDoubt);
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
        {before !== null && (
          <div>
            <dt>{texts.totalBefore}</dt>
            <dd>
              <Price amount={agorot(before)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{before === null ? texts.total : texts.totalNow}</dt>
          <dd>{now === undefined ? texts.totalLater : <Total amount={now} />}</dd>
        </div>
      </Stack>
      <Heard>
        {now === undefined || now < 0 ? "" : texts.totalIs(isolatedPriceText(agorot(now)))}
      </Heard>
      <Button
        look="main"
        // With `disabled` the focus would leave the button while the draft is sent.
        aria-disabled={!canSend}
        aria-busy={isBusy}
        onClick={canSend ? send : undefined}
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
