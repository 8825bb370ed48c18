/** Reads a header such as `br;q=0.5, gzip`: what it names in small letters, with its quality, 1 where none is said (RFC 9110 §12.4.2). */
export function qualityList(header: string): ReadonlyMap<string, number> {
  return new Map(header.toLowerCase().split(",").map(parseItem));
}

function parseItem(text: string): readonly [name: string, quality: number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality)];
}
