import type {
  CatalogueNowFieldsFragment,
  ChangeCatalogueFieldsFragment,
  ChangeCatalogueMutationVariables,
  TakeBackCatalogueChangeMutationVariables,
} from "#contract/generated/desk-operations.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type AskedChange, changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";

type Answer = GraphqlAnswer<unknown>;
type Outcome = ChangeCatalogueFieldsFragment["outcome"];

/** A server with a catalogue, in memory: the domain carries the changes out as it does on the shop's server. */
export interface CatalogueServer {
  readonly execute: Execute;
  /** The newest version as it is sent. */
  readonly now: () => CatalogueNowFieldsFragment;
  /** As another device does. */
  readonly changeElsewhere: (change: AskedChange) => void;
  /** What it gives replaces the answer to an operation; `"lost"` loses the answer of one that was carried out. */
  fail: () => Answer | "lost" | null;
}

export function createCatalogueServer(first: Catalogue): CatalogueServer {
  const versions: Catalogue[] = [first];
  /** The version that each action saved. */
  const saved = new Map<string, number>();
  const now = () => ({
    version: versions.length,
    content: JSON.parse(JSON.stringify(versions.at(-1))) as unknown,
  });
  const answer = (
    outcome: Outcome,
    problems: ChangeCatalogueFieldsFragment["problems"] = [],
  ): ChangeCatalogueFieldsFragment => ({ outcome, catalogue: now(), problems });
  const save = (actionId: string, catalogue: Catalogue) => {
    versions.push(catalogue);
    saved.set(actionId, versions.length);
    return answer("saved");
  };

  const change = ({ change: input }: ChangeCatalogueMutationVariables) => {
    if (saved.has(input.actionId)) return answer("repeated");
    const outcome = changeCatalogue(versions.at(-1) ?? first, input.change as AskedChange);
    switch (outcome.kind) {
      case "changed":
        return save(input.actionId, outcome.catalogue);
      case "invalid":
        return answer(
          "invalid",
          outcome.problems.map(({ path, code }) => ({ path: path.map(String), code })),
        );
      case "changed-elsewhere":
        return answer("changed_elsewhere");
      case "gone":
        return answer("gone");
    }
  };
  const takeBack = ({ actionId, undoes }: TakeBackCatalogueChangeMutationVariables) => {
    if (saved.has(actionId)) return answer("repeated");
    const before = versions[(saved.get(undoes) ?? 0) - 2];
    return before === undefined ? answer("nothing_to_undo") : save(actionId, before);
  };

  const server: CatalogueServer = {
    now,
    changeElsewhere: (asked) => {
      const outcome = changeCatalogue(versions.at(-1) ?? first, asked);
      if (outcome.kind !== "changed") throw new Error(`not changed: ${outcome.kind}`);
      versions.push(outcome.catalogue);
    },
    fail: () => null,
    execute: async ({ operationName }, variables) => {
      await Promise.resolve();
      const failure = server.fail();
      if (failure !== null && failure !== "lost") return failure as never;
      const given = {
        Catalogue: () => ({ catalogue: now() }),
        ChangeCatalogue: () => ({ changeCatalogue: change(variables as never) }),
        TakeBackCatalogueChange: () => ({ takeBackCatalogueChange: takeBack(variables as never) }),
      }[operationName as "Catalogue"]();
      if (failure === "lost") throw new TypeError("the answer was lost");
      return { data: given } as never;
    },
  };
  return server;
}
