/**
 * The oldest browsers in which site and desk run: what the builds translate for, and what the check of browser code compares with
 * (docs/decisions/0046-which-browsers.md). Every browser on an iPhone is the Safari of its iOS.
 */
export const oldestBrowsers = { chrome: "111", firefox: "115", safari: "16.4" } as const;

/** The same for `build.target` of Vite. */
export const buildTarget = [
  ...Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
  `edge${oldestBrowsers.chrome}`,
  `ios${oldestBrowsers.safari}`,
];
