import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { EncodedBody } from "./compressed-body.ts";
import { acceptsEncoding } from "./content-negotiation.ts";

/** In UTF-16 units. Compressing a shorter answer costs more than sending it. */
const leastLength = 2_000;
/** Of 11. A week of 100 large orders (1.1 MB) becomes 18 kB; the highest quality takes a hundred times as long for 15 kB. */
const quality = 4;

/** The bytes of an answer that is sent once, compressed outside the event loop if that is worth it for the client. */
export async function compressedAnswer(
  text: string,
  acceptEncoding: string | undefined,
): Promise<EncodedBody> {
  const bytes = Buffer.from(text);
  if (text.length < leastLength || !acceptsEncoding(acceptEncoding, "br"))
    return { bytes, encoding: undefined };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { bytes: await promisify(brotliCompress)(bytes, { params }), encoding: "br" };
}
