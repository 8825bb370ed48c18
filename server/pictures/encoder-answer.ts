import type { PictureRefusalCode } from "#contract/wire/desk-pictures.ts";
import type { EncodedPicture } from "./encoded-picture.ts";

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
