import type { CatalogueChangeAnswer } from "#contract/desk-calls/catalogue.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import type { CatalogueChange, ChangeOutcome } from "#domain/catalogue/catalogue-change.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { takeBackChange } from "#domain/catalogue/take-back-change.ts";
import { newlyBeforeClosing } from "#domain/schedule/hand-over-before-closing.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { currentCatalogue } from "#server/ordering/current-catalogue.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { refusedCall } from "#server/seller/refused-call.ts";
import { confirmedUntil } from "#server/seller/session/find-session.ts";
import { withWeeksUnchanged } from "#server/seller/weeks/weeks-with.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import { changedSettings } from "./changed-settings.ts";
import { saveVersion } from "./save-version.ts";

interface Action {
  readonly actionId: string;
  readonly pressedAt: number;
  /** The action that it takes back; null if it takes back none. */
  readonly undoes: string | null;
  /** A hash of what was asked for. */
  readonly contentHash: string;
}

type Decision = ChangeOutcome | { readonly kind: "nothing-to-undo" };

type Saved =
  | { readonly kind: "saved" | "repeated" | "unchanged" | "action-reused" }
  | Exclude<Decision, { readonly kind: "changed" }>;

/** Of a week's own time of handing over: another weekly deadline, or the previous one, would close orders after it. */
const beforeClosing: Saved = {
  kind: "invalid",
  problems: [{ path: ["deadline"], code: "hand-over-before-closing" }],
};

/** See `catalogueCalls.changeCatalogue`. */
export async function storeCatalogueChange(
  context: DeskCall,
  { change, ...sent }: CheckedRequestOf<"changeCatalogue">,
): Promise<CatalogueChangeAnswer> {
  const action = { ...sent, undoes: null, contentHash: contentHash(change) };
  return answer(context, await save(context, action, (now) => decide(context, change, now)));
}

/** See `catalogueCalls.takeBackCatalogueChange`. */
export async function takeBackCatalogueChange(
  context: DeskCall,
  { undoes, ...sent }: CheckedRequestOf<"takeBackCatalogueChange">,
): Promise<CatalogueChangeAnswer> {
  const action = { ...sent, undoes, contentHash: contentHash({ undoes }) };
  return answer(context, await save(context, action, (now) => decideUndo(context, undoes, now)));
}

/** Saves a change onto the newest version of the catalogue, unless its action is known already or it changes nothing. */
function save(
  context: DeskCall,
  { actionId, pressedAt, ...saved }: Action,
  decideOn: (current: VersionedCatalogue) => Promise<Decision>,
): Promise<Saved> {
  const { store, device, now, sellerAddress, onMailDue } = context;
  return saveVersion(context, {
    findEarlier: async () => {
      const event = await store.findSavedMenu(actionId);
      return event && { event, isSame: event.content.saved.contentHash === saved.contentHash };
    },
    save: async (current) => {
      const decision = await decideOn(current);
      if (decision.kind !== "changed") return decision;
      const catalogue = await withWeeksUnchanged(context, current.catalogue, decision.catalogue);
      if (newlyBeforeClosing(current.catalogue.shop, catalogue.shop).length > 0)
        return saved.undoes === null ? beforeClosing : { kind: "changed-elsewhere" };
      // A change that changes nothing needs no version.
      if (contentHash(catalogue) === contentHash(current.catalogue)) return { kind: "unchanged" };
      const changed = changedSettings(current.catalogue, catalogue, sellerAddress);
      const { needsConfirmation, notices } = changed;
      if (needsConfirmation && confirmedUntil(device, now) === undefined)
        throw refusedCall("CONFIRM_FIRST");
      const outcome = await store.saveVersion({
        catalogue,
        after: current.version,
        savedAt: now,
        actionId,
        deviceId: device.id,
        pressedAt,
        saved: { ...saved, ...changed.saved },
        notices,
      });
      if (notices.length > 0) onMailDue();
      return outcome.kind === "catalogue-changed" ? undefined : outcome;
    },
  });
}

async function decide(
  { store }: DeskCall,
  change: CatalogueChange,
  current: VersionedCatalogue,
): Promise<Decision> {
  if (change.kind !== "restore") return changeCatalogue(current.catalogue, change);
  if (change.version > current.version) return { kind: "gone" };
  const older = await store.keptCatalogue(change.version);
  if (older === undefined) return { kind: "gone" };
  return changeCatalogue(current.catalogue, { kind: "restore", older });
}

async function decideUndo(
  { store }: DeskCall,
  undoes: string,
  current: VersionedCatalogue,
): Promise<Decision> {
  const undone = await store.findSavedMenu(undoes);
  if (undone === undefined) return { kind: "nothing-to-undo" };
  const { version } = undone.content;
  const before = await store.keptCatalogue(version - 1);
  const after = await store.keptCatalogue(version);
  if (before === undefined || after === undefined) return { kind: "nothing-to-undo" };
  return takeBackChange({ before, after, now: current.catalogue });
}

async function answer({ store }: DeskCall, saved: Saved): Promise<CatalogueChangeAnswer> {
  const { version, catalogue } = await currentCatalogue(store);
  return {
    // A change that changes nothing is answered as one that was saved before.
    outcome: saved.kind === "unchanged" ? "repeated" : saved.kind,
    now: { version, catalogue },
    problems: saved.kind === "invalid" ? saved.problems : [],
  };
}
