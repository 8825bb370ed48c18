import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { QrCode } from "#web/ui/qr-code.tsx";
import styles from "./qr-code.module.css";

/** A link as a QR code for a phone to scan. */
export function ScannedLink({ link }: { readonly link: string }) {
  const { orderSent } = useOrderTexts();
  return (
    <div className={styles.code}>
      <QrCode text={link} title={orderSent.qrCode} />
      <p>{orderSent.scan}</p>
    </div>
  );
}
