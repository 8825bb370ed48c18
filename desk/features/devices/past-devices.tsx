import type { DevicesQuery } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./devices-page.module.css";

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
