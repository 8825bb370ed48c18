import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptsEncoding, type Encoding } from "./content-negotiation.ts";

/** A body that is sent many times. It is compressed in the background. */
export interface CompressedBody {
  /** The smallest form so far that a client accepts, by its `Accept-Encoding`. */
  readonly forClient: (acceptEncoding: string | undefined) => EncodedBody;
}

export interface EncodedBody {
  readonly bytes: Buffer;
  /** Undefined if the bytes are not compressed. */
  readonly encoding: Encoding | undefined;
}

/** A smaller body fits into one packet, compressed or not. */
const leastBytes = 1_000;

/**
 * Keeps a text as bytes and starts to compress it outside the event loop: first with gzip, which is fast, then with brotli at its
 * highest quality. No request waits for this: until then it gets the bytes uncompressed.
 */
export function createCompressedBody(text: string): CompressedBody {
  const plain: EncodedBody = { bytes: Buffer.from(text), encoding: undefined };
  const encoded: { [E in Encoding]?: EncodedBody } = {};
  if (plain.bytes.length >= leastBytes) void compress(plain.bytes, encoded);
  return {
    forClient: (acceptEncoding) => {
      for (const encoding of ["br", "gzip"] as const) {
        const body = encoded[encoding];
        if (body !== undefined && acceptsEncoding(acceptEncoding, encoding)) return body;
      }
      return plain;
    },
  };
}

async function compress(bytes: Buffer, encoded: { [E in Encoding]?: EncodedBody }): Promise<void> {
  encoded.gzip = { encoding: "gzip", bytes: await promisify(gzip)(bytes) };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  encoded.br = { encoding: "br", bytes: await promisify(brotliCompress)(bytes, { params }) };
}
