import type { AnswerOf, RequestOf } from "#contract/wire/desk-calls.ts";
import type { CallAnswer, CallDesk } from "#desk/data/calls/call-desk.ts";
import type { KnownCatalogue } from "#desk/data/catalogue/newest-catalogue.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { type AskedChange, changeCatalogue } from "#domain/catalogue/change-catalogue.ts";

type Answer = CallAnswer<unknown>;
type ChangeAnswer = AnswerOf<"changeCatalogue">;

/** A server with a catalogue, in memory: the domain carries the changes out as it does on the shop's server. */
export interface CatalogueServer {
  readonly call: CallDesk;
  /** The newest version as it is sent. */
  readonly now: () => KnownCatalogue;
  /** As another device does. */
  readonly changeElsewhere: (change: AskedChange) => void;
  /** What it gives replaces the answer to a call; `"lost"` loses the answer of one that was carried out. */
  fail: () => Answer | "lost" | null;
}

export function createCatalogueServer(first: Catalogue): CatalogueServer {
  const versions: Catalogue[] = [first];
  /** The version that each action saved. */
  const saved = new Map<string, number>();
  const now = () => ({
    version: versions.length,
    catalogue: JSON.parse(JSON.stringify(versions.at(-1))) as Catalogue,
  });
  const answer = (
    outcome: ChangeAnswer["outcome"],
    problems: readonly CatalogueProblem[] = [],
  ): ChangeAnswer => ({ outcome, now: now(), problems });
  const save = (actionId: string, catalogue: Catalogue) => {
    versions.push(catalogue);
    saved.set(actionId, versions.length);
    return answer("saved");
  };

  const change = ({ actionId, change: asked }: RequestOf<"changeCatalogue">) => {
    if (saved.has(actionId)) return answer("repeated");
    const outcome = changeCatalogue(versions.at(-1) ?? first, asked as AskedChange);
    if (outcome.kind === "changed") return save(actionId, outcome.catalogue);
    return answer(outcome.kind, outcome.kind === "invalid" ? outcome.problems : []);
  };
  const takeBack = ({ actionId, undoes }: RequestOf<"takeBackCatalogueChange">) => {
    if (saved.has(actionId)) return answer("repeated");
    const before = versions[(saved.get(undoes) ?? 0) - 2];
    return before === undefined ? answer("nothing-to-undo") : save(actionId, before);
  };

  const server: CatalogueServer = {
    now,
    changeElsewhere: (asked) => {
      const outcome = changeCatalogue(versions.at(-1) ?? first, asked);
      if (outcome.kind !== "changed") throw new Error(`not changed: ${outcome.kind}`);
      versions.push(outcome.catalogue);
    },
    fail: () => null,
    call: async (name, request) => {
      await Promise.resolve();
      const failure = server.fail();
      if (failure !== null && failure !== "lost") return failure as never;
      const given = {
        catalogue: now,
        changeCatalogue: () => change(request as never),
        takeBackCatalogueChange: () => takeBack(request as never),
      }[name as "catalogue"]();
      if (failure === "lost") throw new TypeError("the answer was lost");
      return { answer: given } as never;
    },
  };
  return server;
}
