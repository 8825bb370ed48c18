import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Answer, Question } from "./answer-questions.ts";

/** A process of its own that answers questions; see `answerQuestions`. */
export interface Child extends AsyncDisposable {
  /** One question at a time. Rejects where the child has a problem with it, or is gone. */
  readonly ask: <Value>(name: string, about?: unknown) => Promise<Value>;
}

/** Starts a file of this folder. It ends when it is disposed of, and by itself when this process is gone, however that came. */
export async function startChild(file: string, options: unknown = null): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [JSON.stringify(options)], {
    execArgv: ["--expose-gc"],
    // Ctrl+C is for this process; the child learns of it when this one is gone, and cleans up.
    detached: true,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = once(child, "exit");
  await nextAnswer(child, file);
  return {
    ask: async <Value>(name: string, about?: unknown) => {
      child.send({ name, about } satisfies Question);
      return (await nextAnswer(child, file)) as Value;
    },
    [Symbol.asyncDispose]: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

async function nextAnswer(child: ChildProcess, name: string): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  const message = once(child, "message", { signal }) as Promise<[Answer]>;
  const gone = once(child, "exit", { signal }).then(() => {
    throw new Error(`${name} ended before it answered`);
  });
  try {
    const [answer] = await Promise.race([message, gone]);
    if ("problem" in answer) throw new Error(`${name}: ${answer.problem}`);
    return answer.value;
  } finally {
    // What did not happen is waited for no more, and rejects.
    message.catch(() => {});
    gone.catch(() => {});
    answered.abort();
  }
}
