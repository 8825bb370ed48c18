import type { RecoveryKey, Safety, ToldProblem } from "#contract/generated/desk-schema-types.ts";
import { readTold } from "#server/problems/told-problems.ts";
import { badRequest, type DeskCall } from "#server/seller/desk-context.ts";

type OwnSafety = NonNullable<DeskCall["safety"]>;
type SafetyContext = Pick<DeskCall, "safety" | "device" | "now">;

/** The field `safety`; null if this server makes no backups. */
export async function readSafety({ safety }: SafetyContext): Promise<Safety | null> {
  return safety === undefined ? null : safetyToWire(safety);
}

async function safetyToWire(safety: OwnSafety): Promise<Safety> {
  const { newestAt, copies, sheetMadeAt, ...rest } = await safety.status();
  return {
    ...rest,
    newestAt: newestAt ?? null,
    copies: copies
      ? { ...copies, newestAt: copies.newestAt ?? null, comparedAt: copies.comparedAt ?? null }
      : null,
    sheetMadeAt: sheetMadeAt ?? null,
  };
}

/** The field `toldProblems`, the newest first. What each says to whoever runs the shop stays in the log and the mails. */
export async function readToldProblems({ store }: Pick<DeskCall, "store">): Promise<ToldProblem[]> {
  const told = await readTold(store);
  return told
    .map(({ words: _, ...each }) => each)
    .toSorted((one, other) => other.since - one.since);
}

/** Begins a backup. */
export async function backUpNow(context: SafetyContext): Promise<Safety> {
  const safety = safetyOf(context);
  safety.backUpNow();
  return safetyToWire(safety);
}

/** Makes a key for the recovery sheet, which only the answer has. */
export async function answerRecoveryKey(context: SafetyContext): Promise<RecoveryKey> {
  const safety = safetyOf(context);
  return safety.makeRecoveryKey();
}

/** From now on copies of backups open with the key of this recipient. */
export async function useRecoveryKey(context: SafetyContext, recipient: string): Promise<Safety> {
  const safety = safetyOf(context);
  if (!(await safety.useRecipient(recipient))) throw badRequest("That is no recipient of age.");
  return safetyToWire(safety);
}

function safetyOf({ safety }: SafetyContext): OwnSafety {
  if (safety === undefined) throw badRequest("This server makes no backups.");
  return safety;
}
