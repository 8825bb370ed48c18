import { expect, test } from "vitest";
import { calquesIn } from "./calques.ts";

test.each([
  ["store.ts", "  /** What is so of the order now. */", 1],
  ["store.ts", "// The cart from before is kept.", 1],
  ["store.ts", "// The cart from before the change is kept.", 0],
  ["store.ts", " * Loads everything anew.", 1],
  ["store.ts", "  /** Is told of each failure. */", 2],
  ["store.ts", "  /** A mark of the kind `cancelled`. */", 0],
  ["store.ts", "  /** A mark of an order that is cancelled. */", 1],
  ["store.ts", '  const kind = "cancelled";', 0],
  ["store.test.ts", 'test("nothing is stored any more orders than that", () => {', 0],
  ["store.test.ts", '])("%s is told as %s", (given, shown) => {', 1],
  ["store.test.ts", '  "an order of whoever asks is refused",', 1],
  ["desk.md", "Whoever runs the site gives you a link.", 0],
  ["desk.md", "Whoever has the link can open it.", 1],
] as const)("in %s, %j has %d calques", (file, line, count) => {
  expect(calquesIn(file, `first\n${line}`)).toHaveLength(count);
});

test("a calque is named by its file, its line and what to write", () => {
  const again = "anew";
  expect(calquesIn("docs/mail.md", `# Mail\n\nIt is sent ${again}.`)).toEqual([
    `docs/mail.md:3: It is sent ${again}.: write again, reload`,
  ]);
});
