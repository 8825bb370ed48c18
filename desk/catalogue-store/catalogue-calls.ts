import {
  type ChangeCatalogueFieldsFragment,
  catalogueDocument,
  changeCatalogueDocument,
  takeBackCatalogueChangeDocument,
} from "#contract/generated/desk-operations.ts";
import { codeOf } from "#desk/connection/connection.ts";
import { hasOutcome, isGiven } from "#desk/connection/has-outcome.ts";
import { sendAction } from "#desk/connection/send-action.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueProblem, ProblemCode } from "#domain/catalogue/catalogue-problem.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { type KnownCatalogue, newestCatalogue } from "./newest-catalogue.ts";

/** What a change is sent with: the same one however often it is sent. */
export interface CatalogueAction {
  readonly actionId: string;
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  readonly pressedAt: number;
}

/** What came of a change. Only `saved` stored something, and `in-doubt` may have. */
export type CatalogueOutcome =
  /** Now or by an earlier attempt. `now` is null if this page is too old to read it. */
  | { readonly kind: "saved"; readonly now: KnownCatalogue | null }
  | { readonly kind: "invalid"; readonly problems: readonly CatalogueProblem[] }
  | {
      readonly kind:
        | "changed-elsewhere"
        | "gone"
        | "action-reused"
        | "nothing-to-undo"
        /** It must be sent again unchanged, with the same action. */
        | "in-doubt"
        /** The server is busy or cannot use its database. */
        | "unavailable"
        /** It needs a confirmed sign-in (`confirmByPasskey`), and is then sent again. */
        | "confirm-first"
        /** The server does not accept it, however often it is sent. */
        | "not-accepted";
    };

export interface CatalogueCalls {
  /** Changes the catalogue. Never rejects. Nothing waits on the device: the outcome decides how the work goes on. */
  readonly change: (change: CatalogueChange, action: CatalogueAction) => Promise<CatalogueOutcome>;
  /** Takes back the change with the action id `undoes`. Never rejects. */
  readonly takeBack: (undoes: string, action: CatalogueAction) => Promise<CatalogueOutcome>;
}

interface CatalogueCallsDeps {
  readonly client: GraphqlClient;
  readonly execute: Execute;
}

/** Changes of the catalogue. The catalogue of every answer replaces what the pages show, if it is newer. */
export function createCatalogueCalls({ client, execute }: CatalogueCallsDeps): CatalogueCalls {
  const send = async (
    ask: () => Promise<GraphqlAnswer<ChangeCatalogueFieldsFragment>>,
  ): Promise<CatalogueOutcome> => {
    let code: string | undefined;
    const sent = await sendAction(async () => {
      const answer = await ask();
      code = codeOf(answer);
      return answer;
    });
    if (sent.kind !== "answered")
      return { kind: code === "CONFIRM_FIRST" ? "confirm-first" : sent.kind };
    const { outcome, catalogue, problems } = sent.data;
    const now = newestCatalogue(client, catalogue);
    if (now === null || now.version === catalogue.version)
      client.keep(catalogueDocument, {}, { catalogue });
    if (outcome === "saved" || outcome === "repeated") return { kind: "saved", now };
    if (outcome === "invalid") return { kind: "invalid", problems: problems.map(problemOf) };
    return { kind: kindOf[outcome] };
  };
  return {
    change: (change, action) =>
      send(async () => {
        const input = { change: { ...action, change } };
        const { data, errors } = await execute(changeCatalogueDocument, input);
        return answerOf(data?.changeCatalogue, errors);
      }),
    takeBack: (undoes, action) =>
      send(async () => {
        const { data, errors } = await execute(takeBackCatalogueChangeDocument, {
          ...action,
          undoes,
        });
        return answerOf(data?.takeBackCatalogueChange, errors);
      }),
  };
}

/** An action for a change that was not sent before. */
export function newCatalogueAction(): CatalogueAction {
  return { actionId: crypto.randomUUID(), pressedAt: Date.now() };
}

const kindOf = {
  changed_elsewhere: "changed-elsewhere",
  gone: "gone",
  action_reused: "action-reused",
  nothing_to_undo: "nothing-to-undo",
} as const;

function answerOf(
  data: ChangeCatalogueFieldsFragment | undefined,
  errors: GraphqlAnswer<unknown>["errors"],
): GraphqlAnswer<ChangeCatalogueFieldsFragment> {
  const isWhole = hasOutcome(data, "problems") && isGiven(data.catalogue);
  return { ...(isWhole && { data }), ...(errors !== undefined && { errors }) };
}

/** A problem in the shape of the domain: on the wire, positions in lists are texts. */
function problemOf({
  path,
  code,
}: ChangeCatalogueFieldsFragment["problems"][number]): CatalogueProblem {
  return {
    path: path.map((key) => (/^\d+$/u.test(key) ? Number(key) : key)),
    code: code as ProblemCode,
  };
}
