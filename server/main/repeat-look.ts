export interface RepeatedLook {
  /** Looks at every interval from now on. */
  readonly start: () => void;
  /** Looks now; joins the look that is under way. */
  readonly look: () => Promise<void>;
  /** Ends what is being done: the next start makes up for it. */
  readonly stop: () => Promise<void>;
}

interface RepeatLookOptions {
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Whether `start` looks at once, too. */
  readonly isAtStart: boolean;
  /** Must not reject. */
  readonly run: (ending: AbortSignal) => Promise<void>;
}

/** Looks for work at an interval, and never does it twice at once in this process. */
export function repeatLook({ every, isAtStart, run }: RepeatLookOptions): RepeatedLook {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = () =>
    (running ??= run(ending.signal).finally(() => {
      running = undefined;
    }));
  return {
    look,
    start: () => {
      if (isAtStart) void look();
      timer = setInterval(() => void look(), every).unref();
    },
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
