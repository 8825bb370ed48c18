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
