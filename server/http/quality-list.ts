import { createLruCache } from "#server/cache/lru-cache.ts";

type Qualities = ReadonlyMap<string, number>;

/** Browsers say a handful of them, all the time. */
const read = createLruCache<Qualities>(100);

/** Reads a header such as `br;q=0.5, gzip`: what it names in small letters, with its quality, 1 where none is said (RFC 9110 §12.4.2). */
export function qualityList(header: string): Qualities {
  const known = read.get(header);
  if (known !== undefined) return known;
  const qualities = new Map(header.toLowerCase().split(",").map(parseItem));
  read.set(header, qualities);
  return qualities;
}

function parseItem(text: string): readonly [name: string, quality: number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality)];
}
