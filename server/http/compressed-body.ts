import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptsEncoding, type Encoding } from "./accepted-encoding.ts";

/** A body that is sent many times, as small as it has become so far. */
export interface CompressedBody {
  /** The smallest form at hand that a client takes, by its `Accept-Encoding`. */
  readonly forClient: (acceptEncoding: string | undefined) => EncodedBody;
}

export interface EncodedBody {
  readonly bytes: Buffer;
  /** Undefined where the bytes are as they are. */
  readonly encoding: Encoding | undefined;
}

/** Below this a packet is a packet, compressed or not. */
const leastBytes = 1_000;

/**
 * Keeps a text as bytes and begins to compress it, off the event loop: gzip first, which is quick, then brotli as small as it goes.
 * Nobody waits for either: who asks early gets the bytes as they are.
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
