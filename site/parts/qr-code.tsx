import { useId } from "react";
import { encode } from "uqr";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import styles from "./qr-code.module.css";

/** A link as a QR code for a phone to scan. */
export function QrCode({ link }: { readonly link: string }) {
  const { orderSent } = useOrderTexts();
  const id = useId();
  // A quiet zone of four modules, as ISO/IEC 18004 requires.
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <div className={styles.code}>
      <svg role="img" aria-labelledby={id} viewBox={`0 0 ${String(size)} ${String(size)}`}>
        <title id={id}>{orderSent.qrCode}</title>
        <rect width={size} height={size} fill="white" />
        <path d={modules.join("")} fill="black" shapeRendering="crispEdges" />
      </svg>
      <p>{orderSent.scan}</p>
    </div>
  );
}
