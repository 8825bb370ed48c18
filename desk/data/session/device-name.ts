interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The first that fits: an iPad and an Edge say that they are also something else. */
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/u, "iPhone"],
  [/iPad/u, "iPad"],
  [/Android/u, "Android"],
  [/CrOS/u, "Chromebook"],
  [/Windows/u, "Windows"],
  [/Macintosh/u, "Mac"],
  [/Linux|X11/u, "Linux"],
];
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//u, "Edge"],
  [/OPR\//u, "Opera"],
  [/SamsungBrowser\//u, "Samsung Internet"],
  [/Firefox\/|FxiOS\//u, "Firefox"],
  [/Chrome\/|CriOS\//u, "Chrome"],
  [/Safari\//u, "Safari"],
];

/**
 * A name for the device of a browser: `iPhone`, `Windows · Chrome`. Undefined if the browser does not say what it is. A system on
 * which nearly everybody has the same browser is named alone.
 */
export function deviceName({ userAgent, maxTouchPoints }: Browser): string | undefined {
  const find = (names: typeof systems) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const found = find(systems);
  // An iPad asks for pages as a Mac does; no Mac has a touch screen.
  const system = found === "Mac" && maxTouchPoints > 1 ? "iPad" : found;
  const browser = find(browsers);
  const isUsual = (system === "iPhone" || system === "iPad") && browser === "Safari";
  const parts = [system, isUsual ? undefined : browser].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(" · ");
}
