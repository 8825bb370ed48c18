import { useEffect, useId } from "react";
import { encode } from "uqr";
import type { DeviceRole, LinkDeviceMutation } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import styles from "./devices-page.module.css";

interface DeviceCodeProps {
  readonly link: LinkDeviceMutation["linkDevice"];
  readonly role: DeviceRole;
  readonly endsAt: number;
  /** The name of the device that came by the link. */
  readonly joined: string | undefined;
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
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(onReload, watchEvery);
    return () => clearInterval(timer);
  }, [isWaiting, onReload]);
  return (
    <Stack className={styles.code}>
      <p role="status">{joined !== undefined && texts.joined(`\u2068${joined}\u2069`)}</p>
      {isWaiting && (
        <>
          <QrCode link={link.url} title={texts.codeTitle} />
          <p>{isLocal(link.url) ? texts.onlyHere : texts.scan}</p>
          <p>{texts.goodUntil(shownMoment(link.expiresAt, language))}</p>
          <Text tone="soft">
            {texts.signedOutAt(texts.roles[role], shownMoment(endsAt, language))}
          </Text>
          <CopyButton texts={texts.copy} name={texts.link} text={link.url} />
        </>
      )}
      <Button onClick={onClose}>{texts.done}</Button>
    </Stack>
  );
}

/** Another device has another `localhost`. */
function isLocal(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

function QrCode({ link, title }: { readonly link: string; readonly title: string }) {
  const id = useId();
  // A quiet zone of four modules, as ISO/IEC 18004 requires.
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-labelledby={id} viewBox={`0 0 ${String(size)} ${String(size)}`}>
      <title id={id}>{title}</title>
      <rect width={size} height={size} fill="white" />
      <path d={modules.join("")} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
