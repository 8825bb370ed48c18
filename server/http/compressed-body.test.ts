import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressedAnswer, createCompressedBody } from "./compressed-body.ts";

const text = Array.from({ length: 400 }, (_, index) => `<p>מרק ${String(index)}</p>`).join("");

test("until a body is compressed, requests get it uncompressed", () => {
  const { bytes, encoding } = createCompressedBody(text).forClient("br, gzip");
  expect(encoding).toBeUndefined();
  expect(bytes.toString()).toBe(text);
});

test("a body is compressed with the highest quality of brotli", async () => {
  const body = createCompressedBody(text);
  await expect.poll(() => body.forClient("br").encoding).toBe("br");
  const { bytes } = body.forClient("br");
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  const smallest = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
  expect(bytes.length).toBe(smallest.length);
});

test("a body that no client with brotli has asked for is compressed with gzip alone", async () => {
  const body = createCompressedBody(text);
  await expect.poll(() => body.forClient("gzip").encoding).toBe("gzip");
  // A compression with brotli that had been started by then would finish before this one.
  const other = createCompressedBody(text);
  await expect.poll(() => other.forClient("br").encoding).toBe("br");
  expect(body.forClient("br, gzip").encoding).toBe("gzip");
  await expect.poll(() => body.forClient("br, gzip").encoding).toBe("br");
});

test("a body that fits into one packet is not compressed", async () => {
  const body = createCompressedBody("short");
  // By then a compression that had been started before would have finished.
  const other = createCompressedBody(text);
  await expect.poll(() => other.forClient("br").encoding).toBe("br");
  expect(body.forClient("br").encoding).toBeUndefined();
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)(
  "an answer is compressed at once for a client that accepts %s",
  async (accept, encoding, decompress) => {
    const answer = await compressedAnswer(text, accept);
    expect(answer.encoding).toBe(encoding);
    expect(decompress(answer.bytes).toString()).toBe(text);
  },
);

test("an answer that is short, or that a client does not accept compressed, is not compressed", async () => {
  expect((await compressedAnswer("short", "br, gzip")).encoding).toBeUndefined();
  const { bytes, encoding } = await compressedAnswer(text, undefined);
  expect({ text: bytes.toString(), encoding }).toEqual({ text, encoding: undefined });
});
