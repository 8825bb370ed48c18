import { spawn } from "node:child_process";
import { once } from "node:events";

interface ProgramRun {
  /** Milliseconds from its beginning to its end. */
  readonly took: number;
  /** Whether it was killed, as opposed to having ended on its own. */
  readonly isKilled: boolean;
}

interface KillProgram {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Its environment; that of this process if there is none. */
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after its beginning when it is killed; without them it runs to its end. */
  readonly killAfter?: number | undefined;
  /** When it begins: once it is spawned, or with the first line that it writes. */
  readonly begins: "spawned" | "first line";
  /** Whether it may end with another status than 0. */
  readonly mayFail?: boolean;
}

/** Milliseconds after which a program hangs, also on a busy machine. */
const longest = 300_000;

/**
 * Runs a program and kills it after a time, or lets it finish. What it started may outlive it then. Throws what it said if it ends on its own
 * before it begins or with another status than 0, and if it hangs.
 */
export async function killProgram({
  command: [program, ...args],
  env,
  killAfter,
  begins,
  mayFail = false,
}: KillProgram): Promise<ProgramRun> {
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const closed = once(child, "close");
  const exited = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
  let begun: number | undefined;
  let isDue = false;
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    begun = performance.now();
    if (killAfter === undefined) return;
    timer = setTimeout(() => (isDue = child.kill("SIGKILL")), killAfter);
  };
  if (begins === "spawned") child.once("spawn", begin);
  else child.stdout.once("data", begin);
  const hanging = setTimeout(() => child.kill("SIGKILL"), longest);
  const [status, signal] = await exited.finally(() => {
    clearTimeout(timer);
    clearTimeout(hanging);
  });
  const took = performance.now() - (begun ?? 0);
  if (isDue && signal === "SIGKILL") return { took, isKilled: true };
  await closed;
  if (begun !== undefined && signal === null && (status === 0 || mayFail))
    return { took, isKilled: false };
  const how = signal === null ? `with status ${String(status)}` : `by ${signal}`;
  const when = begun === undefined ? "before it began" : `after ${took.toFixed(0)} ms`;
  throw new Error(`${[program, ...args].join(" ")} ended ${how} ${when}: ${said}`);
}

interface Attempt extends ProgramRun {
  /** What the kill left, in a few words. */
  readonly left: string;
}

/**
 * Lets `attempt` kill something so many times, at moments that are spread evenly over how long it takes as a whole, in milliseconds, early
 * and late in turn. One that has ended before it was killed does not count, and is tried again with less time. Gives what the kills left, in a
 * sentence.
 */
export async function killEvenly(
  { kills, whole, what }: { readonly kills: number; readonly whole: number; readonly what: string },
  attempt: (killAfter: number, kill: number) => Promise<Attempt>,
): Promise<string> {
  const start = performance.now();
  const counts = new Map<string, number>();
  for (let kill = 0; kill < kills; kill += 1) {
    let killAfter = whole * ((0.5 + kill * 0.618) % 1);
    for (;;) {
      const { isKilled, left } = await attempt(killAfter, kill);
      const found = isKilled ? left : "ended before";
      counts.set(found, (counts.get(found) ?? 0) + 1);
      if (isKilled) break;
      killAfter *= 0.9;
    }
  }
  const found = [...counts].map(([left, count]) => `${left} ${String(count)}`).join(", ");
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  return `${what}: ${String(kills)} kills over ${whole.toFixed(0)} ms (${found}), in ${seconds} s`;
}
