import { qualityList } from "./quality-list.ts";

/**
 * Whether a client wants AVIF, by its `Accept`: only where it is named, because programs that say that they take everything
 * often cannot show it, and where WebP is not liked better.
 */
export function prefersAvif(accept: string | undefined): boolean {
  const qualities = qualityList(accept ?? "");
  const avif = qualities.get("image/avif") ?? 0;
  return avif > 0 && avif >= (qualities.get("image/webp") ?? 0);
}
