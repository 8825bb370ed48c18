import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { createCompressedBody } from "./compressed-body.ts";

const text = Array.from({ length: 400 }, (_, index) => `<p>מרק ${String(index)}</p>`).join("");

test("nobody waits for the compression: who asks before gets the bytes as they are", () => {
  const { bytes, encoding } = createCompressedBody(text).forClient("br, gzip");
  expect(encoding).toBeUndefined();
  expect(bytes.toString()).toBe(text);
});

test("in the end it is compressed as small as brotli goes", async () => {
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

test("what fits into one packet is never compressed", async () => {
  const body = createCompressedBody("short");
  // Later than any compression that had begun would have ended.
  const other = createCompressedBody(text);
  await expect.poll(() => other.forClient("br").encoding).toBe("br");
  expect(body.forClient("br").encoding).toBeUndefined();
});
