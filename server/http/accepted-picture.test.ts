import { expect, test } from "vitest";
import { prefersAvif } from "./accepted-picture.ts";

test.each([
  // What Chromium, Firefox and Safari send for a picture.
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", true],
  ["image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", true],
  ["image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/*;q=0.8,*/*;q=0.5", true],
  // Safari before 16, a mail program, curl.
  ["image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5", false],
  ["image/*", false],
  ["*/*", false],
  ["IMAGE/AVIF", true],
  ["image/avif;q=0", false],
  ["image/avif;q=0.5, image/webp", false],
  ["image/avif;q=0.5, image/webp;q=0.4", true],
  ["image/avif;q=rubbish", false],
  ["image/avifs", false],
  ["", false],
  [undefined, false],
])("Accept: %s prefers AVIF: %s", (accept, isPreferred) => {
  expect(prefersAvif(accept)).toBe(isPreferred);
});
