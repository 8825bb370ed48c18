/** A large picture or a thumbnail whose name has the hash of its content: 128 bits, hexadecimal. */
const withHash = /-[0-9a-f]{32}(?:-thumbnail)?\.(?:webp|avif)$/u;

/** Whether a name has the hash of its content, so that it never means another picture. */
export function namesContent(name: string): boolean {
  return withHash.test(name);
}
