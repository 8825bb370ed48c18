import { createLruCache } from "#server/cache/lru-cache.ts";

export type Encoding = "br" | "gzip";
export type AnswerType = "application/json" | "application/graphql-response+json";

type Qualities = ReadonlyMap<string, number>;

/** Browsers send the same few headers again and again. */
const parsed = createLruCache<Qualities>(100);

/** Whether a client accepts an encoding, by its `Accept-Encoding` (RFC 9110 §12.5.3); `q=0` means that it does not. */
export function acceptsEncoding(header: string | undefined, encoding: Encoding): boolean {
  const qualities = qualityList(header ?? "");
  return (qualities.get(encoding) ?? qualities.get("*") ?? 0) > 0;
}

/**
 * Whether a client gets AVIF, by its `Accept`: only if it names AVIF, because programs that accept everything often cannot show
 * it, and if it does not prefer WebP.
 */
export function prefersAvif(accept: string | undefined): boolean {
  const qualities = qualityList(accept ?? "");
  const avif = qualities.get("image/avif") ?? 0;
  return avif > 0 && avif >= (qualities.get("image/webp") ?? 0);
}

/**
 * Which of the two media types of GraphQL over HTTP a client gets, by its `Accept`: the newer one only if it is named and the
 * older one is not preferred; undefined if the client accepts neither.
 */
export function answerType(accept: string | undefined): AnswerType | undefined {
  if (accept === undefined || accept.trim() === "") return "application/json";
  const qualities = qualityList(accept);
  const newer = qualities.get("application/graphql-response+json") ?? 0;
  const json =
    qualities.get("application/json") ??
    qualities.get("application/*") ??
    qualities.get("*/*") ??
    0;
  if (newer > 0 && newer >= json) return "application/graphql-response+json";
  return json > 0 ? "application/json" : undefined;
}

/** Parses a header such as `br;q=0.5, gzip` into lower-case names with their quality, 1 by default (RFC 9110 §12.4.2). */
function qualityList(header: string): Qualities {
  const known = parsed.get(header);
  if (known !== undefined) return known;
  const qualities = new Map(header.toLowerCase().split(",").map(parseItem));
  parsed.set(header, qualities);
  return qualities;
}

function parseItem(text: string): readonly [name: string, quality: number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality)];
}
