import { writeFileSync } from "node:fs";
import { drawTimelines } from "./draw-timeline.ts";
import { openSides } from "./open-sides.ts";
import { recordTimelines } from "./record-timeline.ts";

/** Visits the shop and the static page a few times and draws how they went on into an SVG file. */
export async function writeTimeline(file: string): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const { browser, sides } = await openSides(closing);
  const { ours, still } = await recordTimelines(browser, sides, 5);
  const svg = drawTimelines([
    { title: "The shop", timeline: ours },
    { title: "A static page with the same markup", timeline: still },
  ]);
  writeFileSync(file, svg);
}
