import type { Page } from "@playwright/test";

/**
 * Lets the server carry out the next operations whose document has a word, and loses their answers. Gives a function that says with which
 * action ids the operation was sent so far.
 */
export async function loseAnswers(
  page: Page,
  word: string,
  count = 1,
): Promise<() => readonly string[]> {
  const actionIds: string[] = [];
  await page.route("**/desk/graphql", async (route) => {
    const request = route.request().postData() ?? "";
    if (!request.includes(word)) return route.fallback();
    actionIds.push(/"actionId":"(?<id>[^"]*)"/u.exec(request)?.groups?.["id"] ?? "");
    if (actionIds.length > count) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  return () => actionIds;
}
