import type { Page } from "@playwright/test";

export interface LostAnswers {
  /** With which action ids the operation was sent so far. */
  readonly actionIds: () => readonly string[];
  /** Lets the server answer again, until the next answer is lost. */
  readonly answerAgain: () => void;
}

/**
 * Lets the server carry out the next operations whose document has a word, and loses their answers. After each, the desk gets no answer to
 * any other operation either, so that nothing sends it again before `answerAgain`.
 */
export async function loseAnswers(page: Page, word: string, count = 1): Promise<LostAnswers> {
  const actionIds: string[] = [];
  let isSilent = false;
  await page.route("**/desk/graphql", async (route) => {
    const request = route.request().postData() ?? "";
    if (!request.includes(word)) return isSilent ? route.abort() : route.fallback();
    actionIds.push(/"actionId":"(?<id>[^"]*)"/u.exec(request)?.groups?.["id"] ?? "");
    if (actionIds.length > count) return route.fallback();
    isSilent = true;
    await route.fetch();
    return route.abort();
  });
  return {
    actionIds: () => actionIds,
    answerAgain: () => {
      isSilent = false;
    },
  };
}
