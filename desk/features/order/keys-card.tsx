import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { orderTableTexts } from "#desk/language/order-table-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";

/** What the keys of the table do. */
export function KeysCard({ onClose }: { readonly onClose: () => void }) {
  const { shell } = useMessages();
  const texts = useTexts(orderTableTexts);
  return (
    <Dialog
      title={texts.help}
      closesOnBackdrop
      onCancel={onClose}
      footer={<Button onClick={onClose}>{shell.close}</Button>}
    >
      <Stack as="dl" gap={2}>
        {Object.entries(texts.keys).map(([key, does]) => (
          <Row key={key} gap={4} isSpread>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}
