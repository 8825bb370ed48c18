import type { Resource } from "./calm-visit.ts";
import type { Timeline } from "./record-timeline.ts";

const width = 960;
const margin = 24;
const labels = 96;
const laneHeight = 15;
const frameCount = 9;
const colors = {
  ink: "#33251c",
  soft: "#6a5546",
  line: "#e2d2bd",
  accent: "#9c3d1f",
  leaf: "#4a5d2f",
};

const lanes: readonly (readonly [kind: Resource["kind"], name: string, color: string])[] = [
  ["style", "style", "#8a5fa3"],
  ["font", "fonts", "#2f6f8f"],
  ["script", "scripts", "#c07a1c"],
  ["picture", "pictures", "#5d7f3a"],
];

/** Draws two first visits on one scale of time, one below the other, as an SVG document: what the screen showed, what was loaded, and when what mattered happened. */
export function drawTimelines(
  timelines: readonly { readonly title: string; readonly timeline: Timeline }[],
): string {
  const longest = Math.max(
    ...timelines.map(({ timeline: { visit, dialog } }) =>
      Math.max(
        visit.firstDish,
        visit.hydrated ?? 0,
        dialog ?? 0,
        ...visit.resources.map(({ end }) => end),
      ),
    ),
  );
  const span = Math.ceil(longest / 500) * 500;
  let y = margin;
  const drawn = timelines.map(({ title, timeline }, index) => {
    const { svg, height } = drawTimeline(title, timeline, span, index);
    const placed = `<g transform="translate(0 ${y})">${svg}</g>`;
    y += height + margin;
    return placed;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="Arial, sans-serif" font-size="13" fill="${colors.ink}">`,
    `<rect width="${width}" height="${y}" fill="#fdf8f0"/>`,
    ...drawn,
    "</svg>\n",
  ].join("\n");
}

function drawTimeline(
  title: string,
  { visit, frames, dialog }: Timeline,
  span: number,
  index: number,
): { readonly svg: string; readonly height: number } {
  const left = margin + labels;
  const x = (time: number) => round(left + (time / span) * (width - left - margin));
  const step = span / frameCount;
  const frameWidth = x(step) - x(0) - 6;
  const frameHeight = round(frameWidth * (740 / 360));
  const filmTop = 34;
  const lanesTop = filmTop + frameHeight + 26;

  // A frame's end is its time: what the screen showed then.
  const shown = Array.from({ length: frameCount }, (_, frame) => ({
    at: step * (frame + 1),
    shot: frames.findLastIndex(({ at }) => at <= step * (frame + 1)),
  }));
  const used = [...new Set(shown.map(({ shot }) => shot))].filter((shot) => shot >= 0);
  const film = [
    "<defs>",
    ...used.map((shot) => {
      const data = frames[shot]?.picture.toString("base64") ?? "";
      return `<image id="shot-${index}-${shot}" width="${frameWidth}" height="${frameHeight}" href="data:image/webp;base64,${data}"/>`;
    }),
    "</defs>",
    ...shown.flatMap(({ at, shot }) => {
      const start = round(x(at) - frameWidth - 3);
      return [
        `<rect x="${start}" y="${filmTop}" width="${frameWidth}" height="${frameHeight}" fill="#ffffff" stroke="${colors.line}"/>`,
        shot < 0 ? "" : `<use href="#shot-${index}-${shot}" x="${start}" y="${filmTop}"/>`,
        `<text x="${x(at) - 3}" y="${filmTop + frameHeight + 14}" text-anchor="end" font-size="11" fill="${colors.soft}">${(at / 1000).toFixed(2)} s</text>`,
      ];
    }),
  ];

  const rows = [
    { name: "document", color: colors.ink, bars: [{ start: 0, end: visit.documentEnd }] },
    ...lanes.map(([kind, name, color]) => ({
      name,
      color,
      bars: visit.resources.filter((each) => each.kind === kind),
    })),
  ].filter(({ bars }) => bars.length > 0);
  const bars = rows.flatMap(({ name, color, bars: ofRow }, row) => {
    const top = lanesTop + row * laneHeight;
    return [
      `<text x="${left - 8}" y="${top + 11}" text-anchor="end" font-size="12" fill="${colors.soft}">${name}</text>`,
      ...ofRow.map(
        ({ start, end }) =>
          `<rect x="${x(start)}" y="${top + 2}" width="${round(Math.max(1, x(end) - x(start)))}" height="${laneHeight - 4}" rx="2" fill="${color}" fill-opacity=".55"/>`,
      ),
    ];
  });
  const bottom = lanesTop + rows.length * laneHeight;

  const moments = [
    { name: "first dish", at: visit.firstDish, color: colors.accent },
    { name: "page answers", at: visit.hydrated, color: colors.leaf },
    { name: "dialog of a press at first sight", at: dialog, color: "#1d4f91" },
  ].flatMap(({ at, ...rest }) => (at === undefined ? [] : [{ ...rest, at }]));
  const marks = moments.flatMap(({ name, at, color }, row) => {
    const isLate = at > span * 0.7;
    const [textX, anchor] = isLate ? [x(at) - 5, "end"] : [x(at) + 5, "start"];
    return [
      `<line x1="${x(at)}" x2="${x(at)}" y1="${filmTop + frameHeight + 18}" y2="${bottom + 6 + row * 16 + 10}" stroke="${color}" stroke-width="1.5"/>`,
      `<text x="${textX}" y="${bottom + 6 + row * 16 + 10}" text-anchor="${anchor}" fill="${color}">${name}: ${at.toFixed(0)} ms</text>`,
    ];
  });
  return {
    svg: [
      `<text x="${margin}" y="16" font-size="16" font-weight="bold">${title}</text>`,
      ...film,
      ...bars,
      ...marks,
    ].join("\n"),
    height: bottom + 6 + moments.length * 16 + 10,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
