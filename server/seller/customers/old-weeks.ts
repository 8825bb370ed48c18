import type { OldWeeks } from "#contract/generated/desk-schema-types.ts";
import { badRequest, type DeskCall, deskError } from "#server/seller/desk-context.ts";
import { confirmedUntil } from "#server/seller/session/find-session.ts";
import { allowOldWeeks, readOldWeeks } from "#server/store/erasing/read-old-weeks.ts";

/** The weeks that wait for the owner's word, and those that she has let go, as Today shows them. */
export async function showOldWeeks({ store, now }: DeskCall): Promise<OldWeeks[]> {
  const { waiting, allowed } = await readOldWeeks(store, now);
  return [...spanOf(waiting, false), ...spanOf(allowed, true)];
}

function spanOf(weeks: readonly string[], isAllowed: boolean): OldWeeks[] {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ first, last, weeks: weeks.length, isAllowed }];
}

/** See `Mutation.eraseOldWeeks`. */
export async function eraseOldWeeks(
  { store, device, now }: DeskCall,
  through: string | null,
): Promise<boolean> {
  if (through !== null) {
    if (confirmedUntil(device, now) === undefined) throw deskError("CONFIRM_FIRST");
    // What she was shown may have become another span, such as by a clock that was set.
    const { waiting, allowed } = await readOldWeeks(store, now);
    if (![waiting, allowed].some((weeks) => weeks.at(-1) === through))
      throw badRequest("These are not the weeks that wait.");
  }
  await allowOldWeeks(store, through, now);
  return through !== null;
}
