import type { FastifyInstance } from "fastify";
import type {
  AnswerOf,
  CallName,
  CallOutcome,
  CallRefusal,
  RequestOf,
} from "#contract/wire/desk-calls.ts";
import { carryOutCalls } from "#server/seller/carry-out-calls.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { RefusedCall } from "#server/seller/refused-call.ts";
import { pageOrigin, type TestDevice } from "./open-desk.ts";

/** A request of calls of the desk as the app sends it. */
export function callRequest(calls: unknown, headers: Readonly<Record<string, string>> = {}) {
  return {
    method: "POST",
    url: "/desk/calls",
    headers: {
      "content-type": "application/json",
      origin: pageOrigin,
      host: new URL(pageOrigin).host,
      ...headers,
    },
    payload: JSON.stringify(calls),
  } as const;
}

/** Makes a call on the desk of a server in this process, and gives its outcome. */
export async function callDesk<Name extends CallName>(
  app: FastifyInstance,
  { headers }: Pick<TestDevice, "headers">,
  name: Name,
  request: RequestOf<Name>,
): Promise<CallOutcome<AnswerOf<Name>>> {
  const body = (await app.inject(callRequest({ [name]: request }, headers))).json<
    Readonly<Record<string, CallOutcome<AnswerOf<Name>>>> & { readonly refused?: CallRefusal }
  >();
  if (body.refused !== undefined) return { refused: body.refused };
  const outcome = body[name];
  if (outcome === undefined) throw new Error(`no outcome of ${name}`);
  return outcome;
}

/** The answer to a call that must not be refused. */
export async function answerOf<Name extends CallName>(
  app: FastifyInstance,
  device: Pick<TestDevice, "headers">,
  name: Name,
  request: RequestOf<Name>,
): Promise<AnswerOf<Name>> {
  const outcome = await callDesk(app, device, name, request);
  if ("refused" in outcome) throw new Error(`${name} was refused: ${outcome.refused.code}`);
  return outcome.answer;
}

/** The answer to a call in a context of `contextOf`, on a store that may fail, with all that is checked before it. Rejects with its refusal. */
export async function answerInContext<Name extends CallName>(
  desk: DeskCall,
  name: Name,
  request: RequestOf<Name>,
): Promise<AnswerOf<Name>> {
  const carryOut = carryOutCalls(
    async () => ({ kind: "signed-in", desk }),
    (error) => {
      throw error;
    },
  );
  const body: unknown = JSON.parse(JSON.stringify({ [name]: request }));
  const outcome = await carryOut(body, {
    sessionHash: undefined,
    origin: pageOrigin,
    isOtherBuild: false,
  });
  if (outcome.kind === "refused") throw new RefusedCall(outcome.refusal);
  const outcomes = JSON.parse(outcome.json) as Readonly<Record<Name, CallOutcome<AnswerOf<Name>>>>;
  const { [name]: own } = outcomes;
  if ("refused" in own) throw new RefusedCall(own.refused);
  return own.answer;
}
