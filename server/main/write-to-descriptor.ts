import { constants, fstatSync, openSync, write } from "node:fs";
import { isatty } from "node:tty";
import { promisify } from "node:util";
import type { WriteBytes } from "./log-stream.ts";

const writeFile = promisify(write);

/** Standard output or standard error of this process, written without blocking the event loop, whatever it is. */
export function writeToDescriptor(descriptor: 1 | 2): WriteBytes {
  if (isatty(descriptor)) return toFile(nonBlockingTerminal(descriptor));
  const kind = fstatSync(descriptor);
  if (kind.isFIFO() || kind.isSocket())
    return toPipe(descriptor === 1 ? process.stdout : process.stderr);
  return toFile(descriptor);
}

function toFile(descriptor: number): WriteBytes {
  return async (bytes) => (await writeFile(descriptor, bytes)).bytesWritten;
}

/**
 * Node writes to pipes with the operating system's readiness events. A thread must not do it: if nobody reads, it would wait for
 * ever, and with it the end of the process.
 */
function toPipe(stream: NodeJS.WriteStream): WriteBytes {
  // Every write reports its own error; without a listener the same error would end the process.
  stream.on("error", () => {});
  return (bytes) =>
    new Promise((resolve, reject) => {
      stream.write(bytes, (error) => {
        if (error == null) resolve(bytes.length);
        else reject(error);
      });
    });
}

/** A terminal may be paused (Ctrl+S). Opened again, it can be non-blocking without changing the one that others share. */
function nonBlockingTerminal(descriptor: 1 | 2): number {
  try {
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
    return openSync(`/dev/fd/${String(descriptor)}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    // The terminal belongs to another user, as after `su`. It can be written through the inherited descriptor only.
    return descriptor;
  }
}
