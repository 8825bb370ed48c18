import type { FewerYearsOnToday, OldWeeksOnToday } from "#contract/desk-calls/today.ts";
import { versionOfSettings } from "#domain/catalogue/catalogue.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest, refusedCall } from "#server/seller/refused-call.ts";
import { confirmedUntil } from "#server/seller/session/find-session.ts";
import { allowOldWeeks, readOldWeeks } from "#server/store/erasing/read-old-weeks.ts";

/** What Today shows: the weeks that wait for the owner's word, those that she has let go, and that customers will be kept for fewer years. */
export async function showOldWeeks({ store, now, current }: DeskCall): Promise<{
  readonly oldWeeks: OldWeeksOnToday[];
  readonly fewerYears: FewerYearsOnToday | null;
}> {
  const { waiting, allowed, years: before, fewer } = await readOldWeeks(store, now);
  const seen = versionOfSettings(current.catalogue.shop, ["customerYears"]);
  return {
    oldWeeks: [...spanOf(waiting, false), ...spanOf(allowed, true)],
    fewerYears: fewer === undefined ? null : { ...fewer, before, seen },
  };
}

function spanOf(weeks: readonly string[], isAllowed: boolean): OldWeeksOnToday[] {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ first, last, weeks: weeks.length, isAllowed }];
}

/** See `customerCalls.eraseOldWeeks`. */
export async function eraseOldWeeks(
  { store, device, now }: DeskCall,
  through: string | null,
): Promise<boolean> {
  if (through !== null) {
    if (confirmedUntil(device, now) === undefined) throw refusedCall("CONFIRM_FIRST");
    // What she was shown may have become another span, such as by a clock that was set.
    const { waiting, allowed } = await readOldWeeks(store, now);
    if (![waiting, allowed].some((weeks) => weeks.at(-1) === through))
      throw badRequest("These are not the weeks that wait.");
  }
  await allowOldWeeks(store, through, now);
  return through !== null;
}
