/** Does work that is asked for at once one after the other. Undefined for work that would wait too long. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

interface Patience {
  /** How many may wait. */
  readonly most: number;
  /** For how many milliseconds. */
  readonly time: number;
}

export function createOneAtATime({ most, time }: Patience): OneAtATime {
  const waiting: (() => void)[] = [];
  let isWorking = false;

  const turn = (): Promise<boolean> => {
    if (!isWorking) {
      isWorking = true;
      return Promise.resolve(true);
    }
    if (waiting.length >= most) return Promise.resolve(false);
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        resolve(false);
      }, time);
      waiting.push(begin);
    });
  };

  return async (work) => {
    if (!(await turn())) return undefined;
    try {
      return await work();
    } finally {
      // The next one begins before anybody else can.
      const next = waiting.shift();
      if (next === undefined) isWorking = false;
      else next();
    }
  };
}
