import { useState } from "react";
import type { DevicesQuery } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { agoText, shownMoment } from "#desk/language/times.ts";
import { useMinute } from "#desk/parts/order/use-minute.ts";
import { Button } from "#web/ui/button.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import styles from "./devices-page.module.css";
import { NameDialog } from "./name-dialog.tsx";

interface DeviceRowProps {
  readonly device: DevicesQuery["devices"][number];
  readonly onRevoke: () => void;
  readonly onRenamed: () => void;
}

/** A device that may open the desk. The device that asks has no button here: it signs out. */
export function DeviceListRow({ device, onRevoke, onRenamed }: DeviceRowProps) {
  const { language, messages } = useLanguage();
  const { devices: texts } = messages;
  const now = useMinute();
  const [isNaming, setIsNaming] = useState(false);
  const { name, role, isThis, hasPasskey, lastSeenAt, endsAt } = device;
  return (
    <Row as="li" gap={3} align="center" isSpread className={styles.device}>
      <div>
        <Text as="h2" size="name">
          <bdi>{name}</bdi> {isThis && <span className={styles.this}>{texts.thisOne}</span>}
        </Text>
        <p>
          {texts.roles[role]} · {texts.roleDoes[role]}
        </p>
        <Text tone="soft">
          {texts.seen(agoText(lastSeenAt, now, language))} ·{" "}
          {texts.ends(shownMoment(endsAt, language))}
          {hasPasskey && ` · ${texts.hasPasskey}`}
        </Text>
      </div>
      <Row>
        <Button look="quiet" aria-label={texts.renameThis(name)} onClick={() => setIsNaming(true)}>
          {texts.rename}
        </Button>
        {!isThis && (
          <Button aria-label={texts.revokeThis(name)} onClick={onRevoke}>
            {texts.revoke}
          </Button>
        )}
      </Row>
      {isNaming && (
        <NameDialog
          device={device}
          onClose={(renamed) => {
            setIsNaming(false);
            if (renamed) onRenamed();
          }}
        />
      )}
    </Row>
  );
}

type ListedDevice = DevicesQuery["devices"][number];

interface PastDevicesProps {
  readonly devices: readonly ListedDevice[];
  readonly onRevoke: (device: ListedDevice) => void;
}

/**
 * The devices that were signed in once: who looks for a stranger finds it here too. One that keeps a passkey can sign in again, so
 * it can be revoked here.
 */
export function PastDevices({ devices, onRevoke }: PastDevicesProps) {
  const { language, messages } = useLanguage();
  const { devices: texts } = messages;
  if (devices.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>{texts.past(devices.length)}</summary>
      <ul>
        {devices.map((device) => (
          <li key={device.id}>
            <bdi>{device.name}</bdi> · {texts.roles[device.role]} ·{" "}
            {device.revokedAt == null
              ? texts.wasEnded
              : texts.wasRevoked(shownMoment(device.revokedAt, language))}
            {device.hasPasskey && (
              <>
                {` · ${texts.hasPasskey} `}
                <Button aria-label={texts.revokeThis(device.name)} onClick={() => onRevoke(device)}>
                  {texts.revoke}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
