import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import type { CallClient } from "#desk/data/calls/call-client.ts";
import type { CallAnswer, CallDesk } from "#desk/data/calls/call-desk.ts";
import { hasOutcome, isGiven } from "#desk/data/connection/has-outcome.ts";
import { type Action, type NoAnswer, sendAction } from "#desk/data/connection/send-action.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { type KnownCatalogue, newestCatalogue } from "./newest-catalogue.ts";

/** The outcome of a change. Only `saved` stored something, and `in-doubt` may have. */
export type CatalogueOutcome =
  /** Now or by an earlier attempt. `now` is null if this page is too old to read it. */
  | { readonly kind: "saved"; readonly now: KnownCatalogue | null }
  | { readonly kind: "invalid"; readonly problems: readonly CatalogueProblem[] }
  | { readonly kind: "changed-elsewhere" | "gone" | "action-reused" | "nothing-to-undo" }
  | NoAnswer;

interface CatalogueCallsDeps {
  readonly client: CallClient;
  readonly call: CallDesk;
}

/** Changes of the catalogue. The catalogue of every answer replaces what the pages show, if it is newer. */
export function createCatalogueCalls({ client, call }: CatalogueCallsDeps) {
  const send = async (
    ask: () => Promise<CallAnswer<AnswerOf<"changeCatalogue">>>,
  ): Promise<CatalogueOutcome> => {
    const sent = await sendAction(ask, (answer) =>
      hasOutcome(answer, "problems") && isGiven(answer.now) ? answer : null,
    );
    if (sent.kind !== "answered") return sent;
    const { outcome, now: given, problems } = sent.data;
    const now = newestCatalogue(client, given);
    if (now === null || now.version === given.version) client.keep("catalogue", {}, given);
    if (outcome === "saved" || outcome === "repeated") return { kind: "saved", now };
    return outcome === "invalid" ? { kind: "invalid", problems } : { kind: outcome };
  };
  return {
    /** Changes the catalogue. Never rejects. Nothing waits on the device: the outcome decides how the work goes on. */
    change: (change: CatalogueChange, action: Action) =>
      send(async () => call("changeCatalogue", { ...action, change })),
    /** Takes back the change with the action id `undoes`. Never rejects. */
    takeBack: (undoes: string, action: Action) =>
      send(async () => call("takeBackCatalogueChange", { ...action, undoes })),
  };
}
