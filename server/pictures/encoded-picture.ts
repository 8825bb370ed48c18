import { createHash } from "node:crypto";
import type { PictureRefusalCode } from "#contract/wire/desk-pictures.ts";
import type { StoredPicture } from "#server/store/pictures/stored-picture.ts";

/** One of the four files of a dish's picture. */
export interface EncodedPicture {
  /** Stands at the end of the file name. */
  readonly suffix: "" | "-thumbnail";
  readonly ending: "webp" | "avif";
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The files of one picture with their names, which have the hash of all of them: `dish-0f…e1.webp` and `dish-0f…e1-thumbnail.webp`, each
 * also as AVIF. The same files always get the same names.
 */
export function nameFiles(files: readonly EncodedPicture[]) {
  const base = `dish-${hashOf(files)}`;
  return {
    image: `${base}.webp`,
    thumbnail: `${base}-thumbnail.webp`,
    stored: files.map(
      ({ suffix, ending, ...rest }): StoredPicture => ({
        name: `${base}${suffix}.${ending}`,
        type: `image/${ending}`,
        ...rest,
      }),
    ),
  };
}

/** 128 bits, hexadecimal, as `namesContent` knows them. */
function hashOf(files: readonly EncodedPicture[]): string {
  const hash = createHash("sha256");
  for (const { bytes } of files) hash.update(createHash("sha256").update(bytes).digest());
  return hash.digest("hex").slice(0, 32);
}

/** What encode-upload.ts writes, as JSON. */
export type EncoderAnswer =
  | { readonly kind: "encoded"; readonly files: readonly EncodedText[] }
  | { readonly kind: "refused"; readonly code: PhotographProblem };

/** What may be wrong with a photograph. */
export type PhotographProblem = Extract<PictureRefusalCode, `PICTURE_${string}`>;

interface EncodedText extends Omit<EncodedPicture, "bytes"> {
  readonly base64: string;
}

/** What one photograph may take: more ends the program. */
export const encoderLimits = {
  /** The cameras of phones that are common take 12 to 50 million. */
  pixels: 64_000_000,
  /** Milliseconds. */
  time: 60_000,
  /** Resident bytes: three times what 48 million pixels take. */
  memory: 512 * 1024 * 1024,
  /** Characters of the answer: twenty times what four files have. */
  answer: 4_000_000,
} as const;
