import type { kitchen as source } from "#desk/language/he/kitchen.ts";

export const kitchen: typeof source = {
  title: "Kitchen",

  empty: "Nothing to cook yet",
  emptyHint: "Dishes appear here as soon as an order comes in.",
  ready: (done, of) => `${String(done)} of ${String(of)} dishes all ready`,
  allReady: "Everything is ready",
  toPaper: "Print",
  stayAwake: "Keep the screen on",
  largeFigures: "Large figures on this device",

  extras: "Extras",
  ofAll: (amount) => `of ${String(amount)}`,
  doneOf: (done, amount) => `Packs ready: ${String(done)} of ${String(amount)}`,
  tooMany: (count) => `${String(count)} too many`,

  notes: (count) => (count === 1 ? "1 note" : `${String(count)} notes`),

  allDone: "Mark ready",
  isDone: "Ready",
  oneMore: "One more",
  oneLess: "One fewer",
  howMany: "How many are ready",
  whoGets: "For:",

  saidAll: (what) => `${what}: all ready`,
  said: (line, done, amount) =>
    done === amount ? `${line}: all ready` : `${line}: ${String(done)} of ${String(amount)} ready`,
};
