import type {
  ShownRecoveryKey,
  ShownSafety,
  ShownToldProblem,
} from "#contract/desk-calls/safety.ts";
import { readTold } from "#server/problems/told-problems.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest } from "#server/seller/refused-call.ts";

type OwnSafety = NonNullable<DeskCall["safety"]>;
type SafetyContext = Pick<DeskCall, "safety" | "device" | "now">;

/** Null if this server makes no backups. */
export async function readSafety({ safety }: SafetyContext): Promise<ShownSafety | null> {
  return safety === undefined ? null : shownSafety(safety);
}

async function shownSafety(safety: OwnSafety): Promise<ShownSafety> {
  const { newestAt, isBesideData, nextAt, isRunning, copies, sheetMadeAt } = await safety.status();
  return {
    newestAt: newestAt ?? null,
    isBesideData,
    nextAt,
    isRunning,
    copies:
      copies === undefined
        ? null
        : {
            kind: copies.kind,
            name: copies.name,
            newestAt: copies.newestAt ?? null,
            isReachable: copies.isReachable,
            comparedAt: copies.comparedAt ?? null,
          },
    sheetMadeAt: sheetMadeAt ?? null,
  };
}

/** The newest first. The operator's words for each stay in the log and the mails. */
export async function readToldProblems({
  store,
}: Pick<DeskCall, "store">): Promise<readonly ShownToldProblem[]> {
  const told = await readTold(store);
  return told
    .map(({ kind, since, overAt, devices, mail }) => ({ kind, since, overAt, devices, mail }))
    .toSorted((one, other) => other.since - one.since);
}

/** Begins a backup. */
export async function backUpNow(context: SafetyContext): Promise<ShownSafety> {
  const safety = safetyOf(context);
  safety.backUpNow();
  return shownSafety(safety);
}

/** Makes a key for the recovery sheet, which only the answer has. */
export async function answerRecoveryKey(context: SafetyContext): Promise<ShownRecoveryKey> {
  const { key, recipient } = await safetyOf(context).makeRecoveryKey();
  return { key, recipient };
}

/** From now on copies of backups open with the key of this recipient. */
export async function useRecoveryKey(
  context: SafetyContext,
  recipient: string,
): Promise<ShownSafety> {
  const safety = safetyOf(context);
  if (!(await safety.useRecipient(recipient))) throw badRequest("That is no recipient of age.");
  return shownSafety(safety);
}

function safetyOf({ safety }: SafetyContext): OwnSafety {
  if (safety === undefined) throw badRequest("This server makes no backups.");
  return safety;
}
