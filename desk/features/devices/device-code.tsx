import { useEffect, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import styles from "./devices-page.module.css";
import { NameDialog, type NameDialogProps } from "./name-dialog.tsx";

interface DeviceCodeProps {
  readonly link: AnswerOf<"linkDevice">;
  readonly role: DeviceRole;
  readonly endsAt: number;
  /** The device that came by the link. */
  readonly joined: NameDialogProps["device"] | undefined;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** How often the list is loaded while the code is shown. In milliseconds. */
const watchEvery = 3_000;

/** A link as a QR code, until a device came by it. */
export function DeviceCode(props: DeviceCodeProps) {
  const { link, role, endsAt, joined, onReload, onClose } = props;
  const { language, messages } = useLanguage();
  const { devices: texts } = messages;
  const isWaiting = joined === undefined;
  const [isNamed, setIsNamed] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(onReload, watchEvery);
    return () => clearInterval(timer);
  }, [isWaiting, onReload]);
  return (
    <Stack className={styles.code}>
      <p role="status">{joined !== undefined && texts.joined(`\u2068${joined.name}\u2069`)}</p>
      {isWaiting && (
        <>
          <QrCode text={link.url} title={texts.codeTitle} />
          <p>{isLocal(link.url) ? texts.onlyHere : texts.scan}</p>
          <p>{texts.goodUntil(shownMoment(link.expiresAt, language))}</p>
          <Text tone="soft">
            {texts.signedOutAt(texts.roles[role], shownMoment(endsAt, language))}
          </Text>
          <CopyButton texts={texts.copy} name={texts.link} text={link.url} />
        </>
      )}
      {joined !== undefined && !isNamed && (
        <NameDialog
          device={joined}
          onClose={(renamed) => {
            setIsNamed(true);
            if (renamed) onReload();
          }}
        />
      )}
      <Button onClick={onClose}>{texts.done}</Button>
    </Stack>
  );
}

/** Another device has another `localhost`. */
function isLocal(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
