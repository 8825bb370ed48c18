/**
 * What a limit of IP addresses counts: an IPv4 address as it is, also one that is written as IPv6; of any other IPv6 address the first 64
 * bits, because who has one address of such a network has all 2^64.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(?<v4>[0-9.]+)$/iu.exec(address)?.groups?.["v4"];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::", 2);
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => "0");
  const numbers = [...groups, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  return isMapped(numbers)
    ? numbers
        .slice(6)
        .flatMap((number) => [number >> 8, number & 255])
        .join(".")
    : numbers
        .slice(0, 4)
        .map((number) => number.toString(16))
        .join(":");
}

/** Whether the last 32 bits are an IPv4 address, as a proxy may write it: `::ffff:c000:201`. */
function isMapped(groups: readonly number[]): boolean {
  return (
    groups.length === 8 && groups[5] === 0xff_ff && groups.slice(0, 5).every((group) => group === 0)
  );
}
