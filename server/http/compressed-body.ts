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

/** How often a body must be sent before it is compressed. Brotli at its highest quality takes fifty times as long as gzip. */
const sendsUntil = { gzip: 2, br: 10 } as const;

/**
 * Keeps a text as bytes and compresses it outside the event loop: at once with gzip, which is fast, and with brotli at its highest
 * quality when a client that accepts brotli first asks for it. No request waits for this: until then it gets a larger form. Each change
 * of the catalogue makes all pages anew, and most of them are changed again before anybody asks for them.
 */
export function createCompressedBody(text: string): CompressedBody {
  const { body, compress } = uncompressedBody(text);
  const gzipped = compress("gzip");
  let isAskedFor = false;
  return {
    forClient: (acceptEncoding) => {
      if (!isAskedFor && acceptsEncoding(acceptEncoding, "br")) {
        isAskedFor = true;
        void gzipped.then(() => compress("br"));
      }
      return body.forClient(acceptEncoding);
    },
  };
}

/** One after the other, so that whatever is asked for at most one core compresses it. */
let isCompressing = false;

/**
 * The same for a text that may never be sent again: it is compressed with gzip once it is sent twice, and with brotli once it is
 * sent often, but never while another such body is being compressed.
 */
export function createBodyOnDemand(text: string): CompressedBody {
  const { body, compress } = uncompressedBody(text);
  let sends = 0;
  const compressed = new Set<Encoding>();
  const next = (): Encoding | undefined => {
    if (sends >= sendsUntil.gzip && !compressed.has("gzip")) return "gzip";
    return sends >= sendsUntil.br && !compressed.has("br") ? "br" : undefined;
  };
  return {
    forClient: (acceptEncoding) => {
      sends += 1;
      const encoding = isCompressing ? undefined : next();
      if (encoding !== undefined) {
        isCompressing = true;
        compressed.add(encoding);
        void compress(encoding).finally(() => {
          isCompressing = false;
        });
      }
      return body.forClient(acceptEncoding);
    },
  };
}

function uncompressedBody(text: string) {
  const plain: EncodedBody = { bytes: Buffer.from(text), encoding: undefined };
  const encoded: { [E in Encoding]?: EncodedBody } = {};
  const body: CompressedBody = {
    forClient: (acceptEncoding) => {
      for (const encoding of ["br", "gzip"] as const) {
        const each = encoded[encoding];
        if (each !== undefined && acceptsEncoding(acceptEncoding, encoding)) return each;
      }
      return plain;
    },
  };
  const compress = async (encoding: Encoding) => {
    if (plain.bytes.length < leastBytes) return;
    encoded[encoding] = { encoding, bytes: await compressors[encoding](plain.bytes) };
  };
  return { body, compress };
}

const compressors = {
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  br: (bytes: Buffer) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return promisify(brotliCompress)(bytes, { params });
  },
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;
