import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { createBodyOnDemand, createCompressedBody } from "./compressed-body.ts";

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

test("a body on demand is compressed with gzip when it is sent twice, and with brotli when it is sent often", async () => {
  const body = createBodyOnDemand(text);
  const encodingFor = (accept: string) => body.forClient(accept).encoding;
  expect(encodingFor("br, gzip")).toBeUndefined();
  // A compression that had been started by the first request would finish before this one.
  const other = createCompressedBody(text);
  await expect.poll(() => other.forClient("br").encoding).toBe("br");
  expect(encodingFor("br, gzip")).toBeUndefined();
  await expect.poll(() => encodingFor("br, gzip")).toBe("gzip");
  await expect.poll(() => encodingFor("br")).toBe("br");
  expect(brotliDecompressSync(body.forClient("br").bytes).toString()).toBe(text);
});

test("bodies on demand are compressed one at a time", async () => {
  const bodies = Array.from({ length: 20 }, (_, at) => createBodyOnDemand(`${text}${String(at)}`));
  for (const body of bodies) for (let sends = 0; sends < 3; sends += 1) body.forClient("gzip");
  await expect
    .poll(() => bodies.slice(0, 1).map((body) => body.forClient("gzip").encoding))
    .toEqual(["gzip"]);
  expect(bodies.slice(1).map((body) => body.forClient("gzip").encoding)).toEqual(
    Array.from({ length: 19 }, () => undefined),
  );
});
