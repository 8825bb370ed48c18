import type { Page, Request } from "@playwright/test";

export interface LostAnswers {
  /** With which action ids the operation was sent so far. */
  readonly actionIds: () => readonly string[];
  /** Carries out what sends the operation, until its answer is lost. */
  readonly lostBy: (send: () => Promise<void>) => Promise<void>;
  /** Lets the server answer again, until the next answer is lost. */
  readonly answerAgain: () => void;
  /** Lets the server answer again, and the page ask it, as when she comes back to the page. */
  readonly comeBack: () => Promise<void>;
}

/**
 * Lets the server carry out the next operations whose document has a word, and loses their answers. After each, the desk gets no answer to
 * any other operation either, so that nothing sends it again before `answerAgain`.
 */
export async function loseAnswers(page: Page, word: string, count = 1): Promise<LostAnswers> {
  const actionIds: string[] = [];
  let isSilent = false;
  const answered: Request[] = [];
  await page.route("**/desk/calls", async (route) => {
    const request = route.request();
    const sent = request.postData() ?? "";
    if (!sent.includes(word)) {
      if (isSilent) return route.abort();
      answered.push(request);
      return route.fallback();
    }
    actionIds.push(/"actionId":"(?<id>[^"]*)"/u.exec(sent)?.groups?.["id"] ?? "");
    if (actionIds.length > count) return route.fallback();
    isSilent = true;
    await route.fetch();
    // An answer that came after the lost one would tell the desk that it can send again.
    await Promise.all(answered.map(async (each) => (await each.response())?.finished()));
    return route.abort();
  });
  const answerAgain = () => {
    isSilent = false;
  };
  return {
    actionIds: () => actionIds,
    lostBy: async (send) => {
      const lost = page.waitForEvent("requestfailed", (request) =>
        (request.postData() ?? "").includes(word),
      );
      await send();
      await lost;
    },
    answerAgain,
    comeBack: async () => {
      answerAgain();
      await page.evaluate(() => dispatchEvent(new Event("focus")));
    },
  };
}
