/**
 * `npm run generate` draws docs/architecture.svg from the table of arrows (lint/arrows.ts): every room, and which rooms it may import.
 * An arrow that follows from two others is left out; a dashed one is about single files. With `--check` it fails if the picture is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { instance } from "@viz-js/viz";
import { forbiddenImports } from "./lint/arrows.ts";
import { readArrows } from "./lint/read-arrows.ts";
import { root } from "./root.ts";

const picture = new URL("docs/architecture.svg", root);

const patterns = forbiddenImports.map(([files]) => files);
const folders = patterns
  .filter((files) => /^[^{}*]+\/\*\*$/u.test(files))
  .map((files) => files.slice(0, -3));
/** A box that consists of rooms is drawn as the frame around them. */
const boxes = folders.filter((folder) => folders.some((each) => each.startsWith(`${folder}/`)));
const rooms = [...new Set(folders)].filter((folder) => !boxes.includes(folder));

const { allowed } = readArrows();
const targetsOf = new Map(
  rooms.map((room) => {
    const targets = allowed.flatMap(([file, target]) => (file === `${room}/a.ts` ? target : []));
    return [room, targets];
  }),
);
const reached = new Map(rooms.map((room) => [room, rooms.filter((to) => mayImport(room, to))]));

const drawn = rooms.flatMap((from) =>
  (reached.get(from) ?? [])
    .filter((to) => !(reached.get(from) ?? []).some((over) => leadsTo(over, to)))
    .map((to) => `"${from}" -> "${to}"${isForAll(from, to) ? "" : " [style=dashed]"}`),
);
const frames = boxes.map((box) => {
  const within = rooms.filter((room) => room.startsWith(`${box}/`));
  const nodes = within.map((room) => `"${room}" [label="${room.slice(box.length + 1)}"]`);
  return `subgraph "cluster ${box}" { label="${box}/"; ${nodes.join("; ")} }`;
});
const single = rooms.filter((room) => !boxes.some((box) => room.startsWith(`${box}/`)));
const graph = `digraph {
  graph [bgcolor="#fdf8f0" fontname=Arial fontsize=17 fontcolor="#9c3d1f" color="#8f7763" style="rounded" ranksep=0.45 nodesep=0.18]
  node [shape=box style="rounded,filled" fillcolor="#f6ecdd" color="#e2d2bd" fontname=Arial fontsize=13 fontcolor="#33251c" height=0.35]
  edge [color="#9c3d1f" arrowsize=0.6]
  ${frames.join("\n  ")}
  ${single.map((room) => `"${room}" [label="${room}/"]`).join("; ")}
  ${drawn.join("\n  ")}
}`;
const viz = await instance();
const svg = viz.renderString(graph, { format: "svg" });
if (!process.argv.includes("--check")) writeFileSync(picture, svg);
else if (readFileSync(picture, "utf8") !== svg) {
  process.stdout.write("docs/architecture.svg is stale: run npm run generate\n");
  process.exitCode = 1;
}

function mayImport(from: string, to: string): boolean {
  return from !== to && (targetsOf.get(from) ?? []).some((each) => each.startsWith(`#${to}/`));
}

function isForAll(from: string, to: string): boolean {
  return (targetsOf.get(from) ?? []).includes(`#${to}/a.ts`);
}

/** Whether a room is reached over another one by the arrows of the table. */
function leadsTo(from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const next = reached.get(from) ?? [];
  return next.includes(to) || next.some((each) => leadsTo(each, to, seen));
}
