/** A colour as `#rrggbb`. */
export type Color = string;

export function mixed(color: Color, other: Color, share: number): Color {
  const from = channels(color);
  const to = channels(other);
  return `#${from.map((channel, index) => hex(channel + ((to[index] ?? 0) - channel) * share)).join("")}`;
}

export function lighter(color: Color, share: number): Color {
  return mixed(color, "#fff6e4", share);
}

/** Darker and warmer, like the shaded side of food. */
export function darker(color: Color, share: number): Color {
  return mixed(color, "#3a1a08", share);
}

function channels(color: Color): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function hex(channel: number): string {
  return Math.round(Math.min(Math.max(channel, 0), 255))
    .toString(16)
    .padStart(2, "0");
}
