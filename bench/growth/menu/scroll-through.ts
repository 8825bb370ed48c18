import type { Phone } from "./phone.ts";

export interface Scrolling {
  readonly frames: number;
  /** Of all frames, those that came later than 50 ms after the one before. */
  readonly shareOfLateFrames: number;
  /** Milliseconds, from the longest task of the main thread; 0 where none took 50 ms. */
  readonly longestTask: number;
}

/** Scrolls from the menu's beginning to its end, each frame by one screenful: faster than anybody reads. */
export function scrollThrough(phone: Phone): Promise<Scrolling> {
  return phone.slowly(() => phone.page.evaluate(scroll));
}

/** Is carried out in the page. */
async function scroll(): Promise<Scrolling> {
  const area = document.getElementById("menu-area");
  if (area === null) throw new Error("there is no menu");
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: "longtask" });
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const between: number[] = [];
  let before = await nextFrame();
  while (area.scrollTop + area.clientHeight < area.scrollHeight - 1) {
    area.scrollTop += area.clientHeight;
    const now = await nextFrame();
    between.push(now - before);
    before = now;
  }
  area.scrollTop = 0;
  await nextFrame();
  observer.disconnect();
  // Three frames at 60 a second are 50 ms and a rounding error.
  const late = between.filter((milliseconds) => milliseconds > 51).length;
  return {
    frames: between.length,
    shareOfLateFrames: late / between.length,
    longestTask: Math.max(0, ...tasks),
  };
}
