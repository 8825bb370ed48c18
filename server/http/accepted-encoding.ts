export type Encoding = "br" | "gzip";

/** Whether a client takes an encoding, by its `Accept-Encoding` (RFC 9110 §12.5.3); `q=0` is a no. */
export function acceptsEncoding(header: string | undefined, encoding: Encoding): boolean {
  const items = (header ?? "").toLowerCase().split(",").map(parseItem);
  const item =
    items.find(({ name }) => name === encoding) ?? items.find(({ name }) => name === "*");
  return item !== undefined && item.quality > 0;
}

function parseItem(text: string): { readonly name: string; readonly quality: number } {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { name, quality: quality === undefined ? 1 : Number(quality) };
}
