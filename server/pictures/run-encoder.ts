import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#server/config/project-root.ts";
import {
  type EncodedPicture,
  type EncoderAnswer,
  encoderLimits,
  type PhotographProblem,
} from "./encoded-picture.ts";

type Encoder = ChildProcessByStdio<Writable, Readable, Readable>;

export type EncodeOutcome =
  | { readonly kind: "encoded"; readonly files: readonly EncodedPicture[] }
  /** `why` is for the log. */
  | { readonly kind: "refused"; readonly code: PhotographProblem; readonly why: string }
  /** The sender went away. */
  | { readonly kind: "gone" }
  /** The server is being stopped, and its whole group with it. */
  | { readonly kind: "interrupted" };

/** Neither what the decoder ends by nor what it is ended by here. */
const signalsToStop: ReadonlySet<NodeJS.Signals> = new Set(["SIGTERM", "SIGINT", "SIGHUP"]);
const program = fileURLToPath(new URL("server/pictures/encode-upload.ts", projectRoot));
/** Characters of what the program says about an error. */
const longestReason = 500;

/**
 * Makes the picture of a photograph in a process of its own, which gets the bytes as they come and has ended when this is
 * fulfilled. Rejects if the process cannot be started.
 */
export async function runEncoder(photograph: Readable): Promise<EncodeOutcome> {
  const encoder: Encoder = spawn(process.execPath, [program], {
    env: {},
    stdio: ["pipe", "pipe", "pipe"],
  });
  const end = () => void encoder.kill("SIGKILL");
  const timer = setTimeout(end, encoderLimits.time);
  const texts = Promise.all([
    textOf(encoder.stdout, encoderLimits.answer, end),
    textOf(encoder.stderr, longestReason, () => undefined),
  ]);
  const closed = new Promise<{ isFinished: boolean; signal: NodeJS.Signals | null }>(
    (resolve, reject) => {
      encoder.once("error", reject);
      encoder.once("close", (code, signal) => resolve({ isFinished: code === 0, signal }));
    },
  );
  const stopFeeding = feed(photograph, encoder.stdin, end);
  try {
    const { isFinished, signal } = await closed;
    const [text, why] = await texts;
    if (!photograph.readableEnded && photograph.destroyed) return { kind: "gone" };
    if (signal !== null && signalsToStop.has(signal)) return { kind: "interrupted" };
    if (!isFinished) return { kind: "refused", code: "PICTURE_NOT_READABLE", why: why || "ended" };
    return outcomeOf(JSON.parse(text) as EncoderAnswer, why);
  } finally {
    clearTimeout(timer);
    stopFeeding();
  }
}

/** Not a `pipeline`, which would destroy the request of a photograph that is refused before it has arrived. */
function feed(photograph: Readable, input: Writable, end: () => void): () => void {
  const endIfGone = () => {
    if (!photograph.readableEnded) end();
  };
  const stop = () => {
    photograph.off("close", endIfGone);
    photograph.unpipe(input);
    // What is still on its way is dropped, so that the sender reads the answer.
    photograph.resume();
  };
  input.on("error", stop);
  photograph.on("error", endIfGone);
  photograph.on("close", endIfGone);
  if (photograph.destroyed) endIfGone();
  else photograph.pipe(input);
  return stop;
}

async function textOf(stream: Readable, most: number, onTooLong: () => void): Promise<string> {
  let text = "";
  stream.setEncoding("utf8");
  for await (const chunk of stream as AsyncIterable<string>) {
    if (text.length < most) text += chunk;
    else onTooLong();
  }
  return text;
}

function outcomeOf(answer: EncoderAnswer, why: string): EncodeOutcome {
  if (answer.kind === "refused") return { ...answer, why };
  const files = answer.files.map(({ base64, ...rest }) => ({
    ...rest,
    bytes: new Uint8Array(Buffer.from(base64, "base64")),
  }));
  return { kind: "encoded", files };
}
