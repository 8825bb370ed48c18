import { useId } from "react";
import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  /** What the code is, for those who cannot see it. */
  readonly title: string;
}

/** A text as a QR code, which fills the width of what is around it. */
export function QrCode({ text, title }: QrCodeProps) {
  const id = useId();
  // A quiet zone of four modules, as ISO/IEC 18004 requires.
  const { data, size } = encode(text, { ecc: "M", border: 4 });
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
