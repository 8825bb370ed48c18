/** Switches of every Chromium that tests or measures: it runs in containers and sends requests to the shop only. */
export const chromiumSwitches: readonly string[] = [
  // Chromium's sandbox needs rights that root in a container does not have.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
