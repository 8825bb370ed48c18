import type { Browser, CDPSession } from "@playwright/test";
import sharp from "sharp";
import { interleave, median } from "#bench/interleave.ts";
import { type CalmVisit, calmVisit } from "./calm-visit.ts";
import type { Sides } from "./open-sides.ts";
import { openProfile, type Visitor } from "./phone.ts";
import { timeVisit } from "./visits.ts";

/** A first visit as it went on, for a drawing. */
export interface Timeline {
  readonly visit: CalmVisit;
  /** What the screen showed, each from its time on; WebP. */
  readonly frames: readonly { readonly at: number; readonly picture: Buffer }[];
  /** When the dialog stood whose button was pressed at first sight; undefined where nothing answers. */
  readonly dialog: number | undefined;
}

/** Frames are kept at this width, in pixels. */
const frameWidth = 150;

/** Visits shop and static page in turns, in Hebrew, with nothing in cart and cache; of each, the visit in the middle is kept. */
export async function recordTimelines(
  browser: Browser,
  { he: { visitors, ofStaticPage } }: Sides,
  rounds: number,
): Promise<{ readonly ours: Timeline; readonly still: Timeline }> {
  const recorded = await interleave(rounds, {
    ours: () => record(browser, visitors.empty, true),
    still: () => record(browser, ofStaticPage, false),
  });
  return { ours: inTheMiddle(recorded.ours), still: inTheMiddle(recorded.still) };
}

async function record(browser: Browser, visitor: Visitor, isAlive: boolean): Promise<Timeline> {
  const shots: { time: number; data: string }[] = [];
  const film = async (client: CDPSession) => {
    client.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      shots.push({ time: (metadata.timestamp ?? 0) * 1_000, data });
      void client.send("Page.screencastFrameAck", { sessionId });
    });
    await client.send("Page.startScreencast", {
      format: "jpeg",
      quality: 80,
      maxWidth: 360,
      maxHeight: 740,
    });
  };
  const context = await openProfile(browser, visitor);
  const visit = await calmVisit(context, visitor, isAlive, film);
  await context.close();
  const frames = await Promise.all(
    shots
      .filter(({ time }) => time >= visit.began)
      .map(async ({ time, data }) => ({
        at: time - visit.began,
        picture: await sharp(Buffer.from(data, "base64"))
          .resize({ width: frameWidth })
          .webp({ quality: 55 })
          .toBuffer(),
      })),
  );
  return { visit, frames, dialog: isAlive ? await timePress(browser, visitor) : undefined };
}

async function timePress(browser: Browser, visitor: Visitor): Promise<number> {
  const context = await openProfile(browser, visitor);
  const { dialog } = await timeVisit(context, visitor, true);
  await context.close();
  return dialog;
}

/** The one whose first dish came neither early nor late; the dialog's time is the median of all. */
function inTheMiddle(timelines: readonly Timeline[]): Timeline {
  const sorted = timelines.toSorted((a, b) => a.visit.firstDish - b.visit.firstDish);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error("nothing was recorded");
  const presses = timelines.flatMap(({ dialog }) => dialog ?? []);
  return { ...middle, dialog: presses.length > 0 ? median(presses) : undefined };
}
