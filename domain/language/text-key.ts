/**
 * A short key of a text, the same on every machine: 53 bits of cyrb53 (public domain), in base 36. Among a few
 * hundred texts the chance that two of them share a key is one in a hundred billion.
 */
export function textKey(text: string): string {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** Whether a text may be a key: 53 bits in base 36. */
export function isTextKey(text: string): boolean {
  return /^[0-9a-z]{1,11}$/u.test(text);
}
