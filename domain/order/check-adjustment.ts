import { cleanText } from "#domain/customer/clean-text.ts";
import { mostAgorot, type SignedAgorot, signedAgorot } from "#domain/money/agorot.ts";
import { type CheckedOrRefused, refusedField, type SellerChange } from "./seller-change.ts";

/** The longest text of an adjustment, in UTF-16 units: a line of a mail, not a letter. */
export const longestAdjustmentText = 200;

type CheckedAdjustment = CheckedOrRefused<{
  readonly adjustment: SignedAgorot;
  /** Empty without an adjustment. */
  readonly text: string;
}>;

/** Checks the adjustment of a price without its order: a text must say what it is for, since the customer reads it. */
export function checkAdjustment({
  adjustment,
  adjustmentText,
}: Pick<SellerChange, "adjustment" | "adjustmentText">): CheckedAdjustment {
  const refused = (...refusal: Parameters<typeof refusedField>) =>
    ({ ok: false, refusals: [refusedField(...refusal)] }) as const;
  if (adjustment === 0) return { ok: true, adjustment: signedAgorot(0), text: "" };
  if (!Number.isSafeInteger(adjustment) || Math.abs(adjustment) > mostAgorot)
    return refused("ADJUSTMENT_TOO_LARGE", "adjustment");
  const text = cleanText(adjustmentText);
  if (text === "") return refused("ADJUSTMENT_TEXT_REQUIRED", "adjustmentText");
  if (text.length > longestAdjustmentText) return refused("TEXT_TOO_LONG", "adjustmentText");
  return { ok: true, adjustment: signedAgorot(adjustment), text };
}
