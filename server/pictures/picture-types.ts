import { extname } from "node:path";
import { pictureNamePattern } from "#domain/catalogue/picture-name.ts";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".svg": "image/svg+xml",
};

/** In UTF-16 units. */
const longestName = 200;

/** The media type of a picture by its name; undefined if no picture may have this name. */
export function pictureTypeOf(name: string): string | undefined {
  if (name.length > longestName || !pictureNamePattern.test(name)) return undefined;
  return types[extname(name)];
}

/** A large picture or a thumbnail whose name has the hash of its content: 128 bits, hexadecimal. */
const withHash = /-[0-9a-f]{32}(?:-thumbnail)?\.(?:webp|avif)$/u;

/** Whether a name has the hash of its content, so that it never means another picture. */
export function namesContent(name: string): boolean {
  return withHash.test(name);
}
