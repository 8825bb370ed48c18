/** A random order key. Not made by `crypto.randomUUID`, which browsers keep from pages that came without HTTPS. */
export function makeOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
