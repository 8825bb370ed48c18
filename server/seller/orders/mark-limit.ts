const minute = 60_000;
const day = 24 * 60 * minute;
/** Far above the quickest thumb, and above the fullest week: 300 orders are about 1,500 marks. */
const [mostInAMinute, mostInADay] = [240, 6_000];

/** Whether a device may mark now; it counts as a mark if so, or as so many. */
export type MarkLimit = (device: number, now: number, marks?: number) => boolean;

/**
 * Limits the marks of each device in this process, so that a lost phone of a helper cannot fill a week until it opens slowly. A refused
 * mark stays on its device and is sent again.
 */
export function createMarkLimit(): MarkLimit {
  const pressesOf = new Map<number, readonly { readonly from: number; readonly count: number }[]>();
  return (device, now, marks = 1) => {
    const current = Math.floor(now / minute);
    // Minutes of the future are those of a clock that was ahead.
    const counted = (pressesOf.get(device) ?? []).filter(
      ({ from }) => from <= current && (current - from) * minute < day,
    );
    const inMinute = counted.find(({ from }) => from === current)?.count ?? 0;
    const inDay = counted.reduce((sum, { count }) => sum + count, 0);
    if (inMinute >= mostInAMinute || inDay >= mostInADay) return false;
    const earlier = counted.filter(({ from }) => from !== current);
    pressesOf.set(device, [...earlier, { from: current, count: inMinute + marks }]);
    return true;
  };
}
