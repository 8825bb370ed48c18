import { expect, test } from "vitest";
import { brokenReferences } from "./broken-references.ts";

const guide = `
# Soup, and *bread*

## Soup

## Soup
`;
const files = [
  "README.md",
  "docs/guide.md",
  "docs/soup.webp",
  "site/cart/cart.tsx",
  "CONTRIBUTING",
];

/** What is refused in a document of the folder docs. */
function refusedIn(text: string): readonly string[] {
  const texts: Readonly<Record<string, string>> = { "docs/guide.md": guide, "docs/new.md": text };
  return brokenReferences("docs/new.md", {
    files: [...files, "docs/new.md"],
    textOf: (file) => texts[file] ?? "",
    scripts: new Set(["start", "shop"]),
    madeFiles: new Set(["robots.txt"]),
  }).map((line) => line.replace(/^docs\/new\.md: (.*) does not exist$/u, "$1"));
}

test("a link to a missing file, picture or heading is refused", () => {
  const text = `
[a](gone.md) [b](../guide.md) [c](guide.md#gone) ![d](gone.webp) <img src="gone.png">
[e](#no-heading) [f](guide.md#soup-2) [g](<../gone>)
`;
  expect(refusedIn(text)).toEqual([
    "gone.md",
    "../guide.md",
    "guide.md#gone",
    "gone.webp",
    "gone.png",
    "#no-heading",
    "guide.md#soup-2",
    "../gone",
  ]);
});

test("a link to a file, folder, heading or another site is not refused, nor what is code", () => {
  const text = `
# Here & \`now\`
[a](guide.md) [b](../README.md) [c](guide.md#soup-and-bread) ![d](soup.webp "Soup") <img src="soup.webp">
[e](#here--now) [f](guide.md#soup-1) [g](../site/cart) [h](https://example.com/x.md) [i](mailto:a@example.com)
\`[a](b.md)\`
\`\`\`sh
[ -e x ] && see [a](b.md)
\`\`\`
`;
  expect(refusedIn(text)).toEqual([]);
});

test("a command that package.json does not have is refused, also in code", () => {
  const text = `
\`npm run gone\`, \`npm test\`, \`… run lost\`, \`npm run shop -- upgrade\`
\`\`\`sh
npm ci && npm start
sudo npm --prefix /srv/shop/current run away
\`\`\`
`;
  expect(refusedIn(text)).toEqual(["npm run gone", "npm run test", "npm run lost", "npm run away"]);
});

test("a file or folder in backticks or in a command that does not exist is refused, one that the program makes is not", () => {
  const text = `
\`gone.ts\` \`npx vitest run site/lost\` \`site/gone/\` \`site/cart/{cart,gone}.tsx\` \`gone-*.tsx\`
\`cart.tsx\` \`site/cart/\` \`cart/{cart,car*}.tsx\` \`../README.md\` \`robots.txt\` \`shop.sqlite\` \`1.5\` \`a.b\`
\`\`\`sh
npx vitest run site/cart docs/away.md # all of it
\`\`\`
`;
  expect(refusedIn(text)).toEqual([
    "gone.ts",
    "site/lost",
    "site/gone/",
    "site/cart/{cart,gone}.tsx",
    "gone-*.tsx",
    "docs/away.md",
  ]);
});
