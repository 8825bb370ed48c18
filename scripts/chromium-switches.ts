/** With what a Chromium is started that tests or measures: it works wherever it is started, and speaks to the shop and to nobody else. */
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
