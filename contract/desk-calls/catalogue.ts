import * as v from "valibot";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ChangeOutcome, catalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueDifference } from "#domain/catalogue/catalogue-difference.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { answers, type Call, nothing, sentAction, whole } from "./call.ts";
import { owner, reads } from "./call-rules.ts";

/** A version of the catalogue. A page checks it with the domain, because a server that is newer may have more in it. */
export interface CatalogueNow {
  /** 1 or more; each change adds 1. */
  readonly version: number;
  readonly catalogue: Catalogue;
}

export interface ShownVersion {
  readonly version: number;
  readonly savedAt: number;
  /** The device that saved it; null for a command of the operator, and for the first version. */
  readonly device: { readonly name: string; readonly isThis: boolean } | null;
  /** What is not as in the version before, in the order of the catalogue. */
  readonly changes: readonly CatalogueDifference[];
}

/** Only `saved` stored something. */
export type CatalogueChangeOutcome =
  | "saved"
  /** It was stored before with the same action id, or it changes nothing and there is nothing to take back. */
  | "repeated"
  /** Something else has this action id. */
  | "action-reused"
  /** There is no change with the action id that was to be taken back. */
  | "nothing-to-undo"
  | Exclude<ChangeOutcome["kind"], "changed">;

export interface CatalogueChangeAnswer {
  readonly outcome: CatalogueChangeOutcome;
  /** The current state, whatever the outcome. */
  readonly now: CatalogueNow;
  /** What is wrong in what was to be saved, of `invalid`. */
  readonly problems: readonly CatalogueProblem[];
}

const changes = {
  roles: owner,
  confirmed: { when: "it changes a guarded setting" },
  mails: "the seller",
  undo: "yes",
  orders: "none",
} as const;

export const catalogueCalls = {
  /** The newest version of the catalogue. */
  catalogue: {
    ...reads(owner),
    request: nothing,
    answer: answers<CatalogueNow>(),
  },

  /**
   * The versions of the catalogue with what each of them changed, the newest first, 20 at a time; with `before` those that are older than
   * that version.
   */
  catalogueVersions: {
    ...reads(owner),
    request: v.strictObject({ before: v.nullable(whole) }),
    answer: answers<readonly ShownVersion[]>(),
  },

  /**
   * Changes one thing of the catalogue, on its newest version. It is idempotent by its action id: after an error whose outcome is in doubt,
   * and after a lost answer, it is sent again unchanged. What is wrong in the thing itself is told by `problems`, each at its field. A
   * change of whom to pay (`payment.payee`, `payment.link`), also by `restore`, needs a confirmed sign-in and is mailed to the seller, at
   * the old and the new contact address.
   */
  changeCatalogue: {
    ...changes,
    words: "customers",
    limit: "settings are named on Today for a week, guarded ones are mailed too",
    request: v.strictObject({ ...sentAction, change: catalogueChange }),
    answer: answers<CatalogueChangeAnswer>(),
  },

  /**
   * Takes back a `changeCatalogue`, also one that takes back another: what it changed is as it was before, and what was changed since then
   * stays. It is idempotent by its action id. Whom to pay is confirmed as in `changeCatalogue`.
   */
  takeBackCatalogueChange: {
    ...changes,
    words: "none",
    limit: "as changeCatalogue",
    request: v.strictObject({ ...sentAction, undoes: sentAction.actionId }),
    answer: answers<CatalogueChangeAnswer>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
