import { qualityList } from "./quality-list.ts";

export type Encoding = "br" | "gzip";

/** Whether a client takes an encoding, by its `Accept-Encoding` (RFC 9110 §12.5.3); `q=0` is a no. */
export function acceptsEncoding(header: string | undefined, encoding: Encoding): boolean {
  const qualities = qualityList(header ?? "");
  return (qualities.get(encoding) ?? qualities.get("*") ?? 0) > 0;
}
