import { useState } from "react";
import { Link } from "wouter";
import type { AskingQuery } from "#contract/generated/desk-late-operations.ts";
import { askingTexts } from "#desk/language/asking-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { checkClass, Hint, linkClass, Row, Stack } from "#web/ui/layout.tsx";

interface AskingDialogProps {
  readonly asking: AskingQuery["asking"];
  readonly onCancel: () => void;
  /** `again` asks those too who were asked less than a day ago. */
  readonly onAsk: (again: boolean) => void;
}

/** Says who gets a mail and who does not, and asks them by the press that confirms it. */
export function AskingDialog({ asking, onCancel, onAsk }: AskingDialogProps) {
  const texts = useTexts(askingTexts);
  const [again, setAgain] = useState(false);
  const { askedLately, sumLately, withoutMail } = asking;
  const count = asking.asked + (again ? askedLately : 0);
  const sum = asking.sum + (again ? sumLately : 0);
  return (
    <Dialog
      title={texts.title}
      role="alertdialog"
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          {count > 0 && (
            <Button look="main" onClick={() => onAsk(again)}>
              {texts.send(count)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <p>{count > 0 ? texts.toAsk(count, isolatedPriceText(agorot(sum))) : texts.nobody}</p>
        {askedLately > 0 && (
          <label className={checkClass}>
            <input
              type="checkbox"
              checked={again}
              onChange={(event) => setAgain(event.currentTarget.checked)}
            />
            <span>{texts.again(askedLately, isolatedPriceText(agorot(sumLately)))}</span>
          </label>
        )}
        {count > 0 && <Hint>{texts.hint}</Hint>}
        {withoutMail.length > 0 && (
          <Stack gap={1}>
            <p>{texts.withoutMail}</p>
            <Row as="ul" gap={3} lines={0}>
              {withoutMail.map(({ number, name }) => (
                <li key={number}>
                  <Link href={`/orders/${number}`} className={linkClass}>
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
            </Row>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
