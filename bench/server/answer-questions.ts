/** Answers to the questions that a child process is asked by the one that started it, each by its name. */
type Answers = Readonly<Record<string, (about: never) => unknown>>;

export interface Question {
  readonly name: string;
  readonly about: unknown;
}

export type Answer = { readonly value: unknown } | { readonly problem: string };

/** Answers questions until the process that asks wants no more or is gone, then cleans up and ends. */
export function answerQuestions(answers: Answers, cleanUp?: () => Promise<void>): void {
  const answer = async ({ name, about }: Question) => {
    send(await answerOf(answers, name, about));
  };
  const end = async () => {
    await cleanUp?.();
    process.exit();
  };
  process.on("message", (question: Question) => void answer(question));
  process.on("disconnect", () => void end());
  if (process.connected) send({ value: "ready" });
  else void end();
}

/** Where nobody hears it any more, `disconnect` says the rest. */
function send(answer: Answer): void {
  process.send?.(answer, undefined, undefined, () => {});
}

async function answerOf(answers: Answers, name: string, about: unknown): Promise<Answer> {
  try {
    return { value: await answers[name]?.(about as never) };
  } catch (error) {
    return { problem: String(error) };
  }
}
