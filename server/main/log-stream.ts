/** Where log lines go. Neither call throws, and `write` never waits. */
export interface LogStream {
  /** Takes one line with its line break. */
  readonly write: (line: string) => void;
  /** Waits until everything is written, but at most `patience` milliseconds. */
  readonly flush: (patience: number) => Promise<void>;
}

/** Writes some of the bytes and gives how many. Rejects if nothing can be written now. */
export type WriteBytes = (bytes: Buffer) => Promise<number>;

export interface LogStreamOptions {
  /** Milliseconds after a failed write. */
  readonly retryAfter?: number;
  /** Limit on what waits to be written, in UTF-16 units. */
  readonly mostWaiting?: number;
}

/**
 * Log lines in memory on their way to something that may be full, slow, stalled or gone. Orders matter more than the log: lines
 * that do not fit into `mostWaiting` are dropped, and a line with their count is written as soon as that is possible again.
 */
export function createLogStream(
  writeBytes: WriteBytes,
  { retryAfter = 1_000, mostWaiting = 1_000_000 }: LogStreamOptions = {},
): LogStream {
  let waiting: string[] = [];
  /** Of the lines in `waiting` and of those that are being written. */
  let waitingLength = 0;
  let dropped = 0;
  let writing: Promise<void> | undefined;
  let retryNow = () => {};

  const pause = () =>
    new Promise<void>((resolve) => {
      retryNow = resolve;
      // A process whose work is done does not stay for its log.
      setTimeout(resolve, retryAfter).unref();
    });

  const enqueue = (line: string) => {
    waiting.push(line);
    waitingLength += line.length;
  };

  const noteDropped = () => {
    if (dropped === 0) return;
    enqueue(droppedLine(dropped));
    dropped = 0;
  };

  const writeWaiting = async () => {
    while (waiting.length > 0) {
      const text = waiting.join("");
      waiting = [];
      let bytes = Buffer.from(text);
      while (bytes.length > 0) {
        try {
          bytes = bytes.subarray(await writeBytes(bytes));
        } catch {
          // There is nowhere to report that the log cannot be written; the lines stay in memory.
          await pause();
        }
      }
      waitingLength -= text.length;
      noteDropped();
    }
    writing = undefined;
  };

  return {
    write: (line) => {
      if (waitingLength + line.length > mostWaiting) {
        dropped += 1;
        return;
      }
      noteDropped();
      enqueue(line);
      writing ??= writeWaiting();
    },
    flush: async (patience) => {
      if (writing === undefined) return;
      retryNow();
      const timer = Promise.withResolvers<void>();
      const timeout = setTimeout(timer.resolve, patience);
      await Promise.race([writing, timer.promise]);
      clearTimeout(timeout);
    },
  };
}

function droppedLine(lines: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: "warn", time, lines, msg: "log lines were dropped because they could not be written" })}\n`;
}
