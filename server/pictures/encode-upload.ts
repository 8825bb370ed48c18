/**
 * Makes the picture of one photograph that comes on standard input, writes an `EncoderAnswer` to standard output, and ends. It is a
 * program of its own, so that what decoding needs, and what a hostile file does to the decoder, ends with it. Its environment is
 * empty: there are no passwords in it.
 */
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { leastUploadSize, mostUploadBytes } from "#contract/wire/desk-pictures.ts";
import { type EncoderAnswer, encoderLimits } from "./encoded-picture.ts";
import { makePicture } from "./make-picture.ts";

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

// Orders come first. One thread is enough, and takes no second processor.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

// Also when nobody is left who would end it. The work is done on other threads, so these timers run.
setTimeout(() => process.kill(process.pid, "SIGKILL"), encoderLimits.time).unref();
setInterval(() => {
  if (process.memoryUsage.rss() > encoderLimits.memory) process.kill(process.pid, "SIGKILL");
}, 20).unref();

const answer = await answerTo(await readInput());
process.stdout.write(JSON.stringify(answer));

async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostUploadBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function answerTo(photograph: Buffer): Promise<EncoderAnswer> {
  const options = { limitInputPixels: encoderLimits.pixels, failOn: "error" } as const;
  try {
    const { format, autoOrient } = await sharp(photograph, options).metadata();
    if (!formats.has(format)) return { kind: "refused", code: "PICTURE_TYPE" };
    const { width, height } = autoOrient;
    if (width < leastUploadSize.width || height < leastUploadSize.height)
      return { kind: "refused", code: "PICTURE_TOO_SMALL" };
    const files = await makePicture(photograph, options);
    return {
      kind: "encoded",
      files: files.map(({ bytes, ...rest }) => ({
        ...rest,
        base64: Buffer.from(bytes).toString("base64"),
      })),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    // The log of the server has it.
    process.stderr.write(message);
    return { kind: "refused", code: codeOf(message) };
  }
}

/** Sharp tells errors apart by their text only. */
function codeOf(message: string): "PICTURE_TYPE" | "PICTURE_TOO_LARGE" | "PICTURE_NOT_READABLE" {
  if (/unsupported image format/iu.test(message)) return "PICTURE_TYPE";
  return /pixel limit/iu.test(message) ? "PICTURE_TOO_LARGE" : "PICTURE_NOT_READABLE";
}
