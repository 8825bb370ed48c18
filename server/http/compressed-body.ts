import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply } from "fastify";
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

/** The smallest first. */
const encodings = ["br", "gzip"] as const;
/** In UTF-16 units. Compressing a shorter answer costs more than sending it. */
const leastLength = 2_000;
/** Of 11. A week of 100 large orders (1.1 MB) becomes 18 kB; the highest quality takes a hundred times as long for 15 kB. */
const qualityOfAnswers = 4;
/** A smaller body fits into one packet, compressed or not. */
const leastBytes = 1_000;

/** The bytes of an answer that is sent once, compressed outside the event loop if that is worth it for the client. */
export async function compressedAnswer(
  text: string,
  acceptEncoding: string | undefined,
): Promise<EncodedBody> {
  const bytes = Buffer.from(text);
  const encoding = encodings.find((each) => acceptsEncoding(acceptEncoding, each));
  if (text.length < leastLength || encoding === undefined) return { bytes, encoding: undefined };
  return { bytes: await compressors[encoding](bytes, qualityOfAnswers), encoding };
}

/**
 * Keeps a text as bytes and compresses it outside the event loop: at once with gzip, which is fast, and with brotli at its highest
 * quality when a client that accepts brotli first asks for it. No request waits for this: until then it gets a larger form. Each change
 * of the catalogue outdates all pages, and most of them are changed again before anybody asks for them.
 */
export function createCompressedBody(text: string): CompressedBody {
  const plain: EncodedBody = { bytes: Buffer.from(text), encoding: undefined };
  const encoded: { [E in Encoding]?: EncodedBody } = {};
  const compress = async (encoding: Encoding) => {
    if (plain.bytes.length < leastBytes) return;
    const bytes = await compressors[encoding](plain.bytes, constants.BROTLI_MAX_QUALITY);
    encoded[encoding] = { encoding, bytes };
  };
  const gzipped = compress("gzip");
  let isAskedFor = false;
  return {
    forClient: (acceptEncoding) => {
      const accepted = encodings.filter((each) => acceptsEncoding(acceptEncoding, each));
      if (!isAskedFor && accepted.includes("br")) {
        isAskedFor = true;
        void gzipped.then(() => compress("br"));
      }
      const smallest = accepted.find((each) => encoded[each] !== undefined);
      return smallest === undefined ? plain : (encoded[smallest] ?? plain);
    },
  };
}

/** Sends a body with the header that names its encoding. */
export function sendEncoded(reply: FastifyReply, { bytes, encoding }: EncodedBody): FastifyReply {
  if (encoding !== undefined) reply.header("content-encoding", encoding);
  return reply.send(bytes);
}

const compressors = {
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  br: (bytes: Buffer, quality: number) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return promisify(brotliCompress)(bytes, { params });
  },
} satisfies Record<Encoding, (bytes: Buffer, quality: number) => Promise<Buffer>>;
