import { deskBuildHeader, newerPageMessage } from "#contract/wire/desk-build.ts";
import type { LoadAnew } from "./load-anew.ts";

interface OtherBuildDeps {
  readonly send: (request: Request) => Promise<Response>;
  /** Sends a message to the page of a client, if it is open. */
  readonly tell: (clientId: string, message: string) => Promise<void>;
  readonly loadAnew: LoadAnew;
}

/** What is answered to a page, and what is to be done after it, which never rejects. */
interface Answered {
  readonly answer: Promise<Response>;
  readonly after: Promise<unknown>;
}

/**
 * Gives a function that sends a call of a page of another build, and gives what the server answers. A page that is told that it is of
 * another build (`older-page`) reloads itself, when it may, once it is told that this worker has another page; one of an older build,
 * which names none, is reloaded by `loadAnew`.
 */
export function createAnswerOtherBuild({ send, tell, loadAnew }: OtherBuildDeps) {
  const afterAnswer = async (request: Request, clientId: string, answering: Promise<Response>) => {
    const saysBuild = request.headers.has(deskBuildHeader);
    // At once, before the page reads the answer.
    const text = answering.then((answer) =>
      saysBuild && answer.status !== 503 ? "" : answer.clone().text(),
    );
    // Those who take the text get the failure.
    text.catch(() => undefined);
    if (!saysBuild && isMark(await request.text()))
      return loadAnew.sendsMark(clientId, text.then(hasOutcome));
    if ((await answering).status !== 503 || !(await text).includes('"reason":"older-page"')) return;
    await (saysBuild ? tell(clientId, newerPageMessage) : loadAnew.isTold(clientId));
  };
  return (request: Request, clientId: string): Answered => {
    const answer = send(request.clone());
    const after = afterAnswer(request, clientId, answer).catch((error: unknown) => {
      console.warn("a call of a page of another build has no answer", error);
    });
    return { answer, after };
  };
}

/** Whether a request is the operation `Press` of GraphQL, or the call `press`. */
function isMark(body: string): boolean {
  return /^\{"press":|"query":"mutation Press\b/u.test(body);
}

/** Whether a mark waits no more: it is answered, or refused for good. */
function hasOutcome(answer: string): boolean {
  return /"(?:outcome":"|code":"(?:BAD_REQUEST|NOT_ALLOWED|CONFIRM_FIRST)")/u.test(answer);
}
