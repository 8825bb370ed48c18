import {
  type ChangeCatalogueFieldsFragment,
  catalogueDocument,
  changeCatalogueDocument,
  takeBackCatalogueChangeDocument,
} from "#contract/generated/desk-operations.ts";
import { hasOutcome, isGiven } from "#desk/data/connection/has-outcome.ts";
import { type Action, type NoAnswer, sendAction } from "#desk/data/connection/send-action.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueProblem, ProblemCode } from "#domain/catalogue/catalogue-problem.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { type KnownCatalogue, newestCatalogue } from "./newest-catalogue.ts";

/** What came of a change. Only `saved` stored something, and `in-doubt` may have. */
export type CatalogueOutcome =
  /** Now or by an earlier attempt. `now` is null if this page is too old to read it. */
  | { readonly kind: "saved"; readonly now: KnownCatalogue | null }
  | { readonly kind: "invalid"; readonly problems: readonly CatalogueProblem[] }
  | { readonly kind: "changed-elsewhere" | "gone" | "action-reused" | "nothing-to-undo" }
  | NoAnswer;

interface CatalogueCallsDeps {
  readonly client: GraphqlClient;
  readonly execute: Execute;
}

/** Changes of the catalogue. The catalogue of every answer replaces what the pages show, if it is newer. */
export function createCatalogueCalls({ client, execute }: CatalogueCallsDeps) {
  const send = async <Data>(
    ask: () => Promise<GraphqlAnswer<Data>>,
    read: (data: Data) => ChangeCatalogueFieldsFragment | undefined,
  ): Promise<CatalogueOutcome> => {
    const sent = await sendAction(ask, (data) => {
      const answer = read(data);
      return hasOutcome(answer, "problems") && isGiven(answer.catalogue) ? answer : null;
    });
    if (sent.kind !== "answered") return sent;
    const { outcome, catalogue, problems } = sent.data;
    const now = newestCatalogue(client, catalogue);
    if (now === null || now.version === catalogue.version)
      client.keep(catalogueDocument, {}, { catalogue });
    if (outcome === "saved" || outcome === "repeated") return { kind: "saved", now };
    if (outcome === "invalid") return { kind: "invalid", problems: problems.map(problemOf) };
    return { kind: kindOf[outcome] };
  };
  return {
    /** Changes the catalogue. Never rejects. Nothing waits on the device: the outcome decides how the work goes on. */
    change: (change: CatalogueChange, action: Action) =>
      send(
        async () => execute(changeCatalogueDocument, { change: { ...action, change } }),
        ({ changeCatalogue }) => changeCatalogue,
      ),
    /** Takes back the change with the action id `undoes`. Never rejects. */
    takeBack: (undoes: string, action: Action) =>
      send(
        async () => execute(takeBackCatalogueChangeDocument, { ...action, undoes }),
        ({ takeBackCatalogueChange }) => takeBackCatalogueChange,
      ),
  };
}

const kindOf = {
  changed_elsewhere: "changed-elsewhere",
  gone: "gone",
  action_reused: "action-reused",
  nothing_to_undo: "nothing-to-undo",
} as const;

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
