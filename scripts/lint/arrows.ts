import type { OxlintOverride } from "oxlint";

/**
 * Who may import whom, in the patterns of .gitignore. Of the lines that fit a file only the last one holds.
 * `./` is always allowed, `../` never.
 */
type Line = readonly [files: string, patterns: readonly string[]];

const contractAndDomain = "#{contract,domain}/**";
const reactAndRouter = ["{react,react-dom,wouter}", "react-dom/**"];

const onlyThese: readonly Line[] = [
  ["domain/**", ["#domain/**", "valibot"]],
  ["contract/**", [contractAndDomain]],
  ["contract/generate.ts", ["#contract/**", "node:*", "graphql", "@graphql-codegen/**"]],
  ["seed/**", ["#{seed,domain}/**", "node:*"]],
  ["art/**", ["#art/**", "#scripts/{encode-picture,root}.ts", "node:*", "sharp"]],
  ["site/**", ["#site/**", contractAndDomain, ...reactAndRouter, "valibot"]],
  ["site/entry-server.tsx", ["virtual:page-template"]],
  ["site/language/**", ["#{site/language,domain}/**", "react"]],
  ["site/ui/**", ["#site/{ui,language,styles}/**", "#domain/**", "{react,react-dom}"]],
  ["site/graphql/**", ["#site/graphql/**", contractAndDomain, "react"]],
  [
    "site/order-state/**",
    ["#site/{order-state,graphql,language}/**", contractAndDomain, "{react,valibot}"],
  ],
  [
    "site/service-worker/**",
    [
      "#site/shell/{kept-mark,shown-page}.ts",
      "#domain/**",
      "workbox-{core,expiration,precaching,routing,strategies}",
    ],
  ],
  [
    "site/shell/**",
    [
      "#site/{shell,ui,language,styles,graphql,order-state}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
  [
    "site/features/**",
    [
      "#site/{ui,language,styles,graphql,order-state}/**",
      contractAndDomain,
      ...reactAndRouter,
      "valibot",
    ],
  ],
  ["site/features/checkout/qr-code.tsx", ["#site/language/**", "{react,uqr}"]],
  [
    "site/routes/**",
    [
      "#site/{routes,features,look,shell,ui,language,styles,graphql,order-state}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
];

const ofTheSite = ["#site/**", ...reactAndRouter, "{vite,vite/**,@vitejs/**}"];
const sql = ["{kysely,kysely/**,pg,node:sqlite}"];
const fastify = ["{fastify,@fastify/**}"];
/** What stands behind the interface of the store. */
const storeInside = ["#server/store/**", "!#server/store/{store,outbox,store-unavailable}.ts"];
const belowTheCalls = [...ofTheSite, ...sql, ...fastify, ...storeInside];

/** Nothing imports the drawings: only the pictures that they write are part of the shop. */
const never = ["../**", "#art/**"];

const noneOfThese: readonly Line[] = [
  ["**", []],
  ["server/**", [...ofTheSite, ...sql]],
  ["server/http/**", [...ofTheSite, ...sql, ...storeInside]],
  ["server/graphql/**", [...belowTheCalls, "#server/{http,mail}/**"]],
  ["server/ordering/**", [...belowTheCalls, "graphql", "#server/{http,graphql}/**"]],
  ["server/mail/**", [...belowTheCalls, "graphql", "#server/{http,graphql,ordering}/**"]],
  [
    "server/store/**",
    [...ofTheSite, ...fastify, "graphql", "#server/{http,graphql,ordering,mail}/**"],
  ],
];

/** A test goes through the real parts below what it tests, so it keeps to the arrows between boxes only. */
const tests = "{*.test.{ts,tsx},*-suite.ts,testing/**}";
const testTools = ["{vitest,fast-check,@playwright/**}", "**/testing/**"];

const testsOnlyThese: readonly Line[] = ["domain", "contract", "seed", "site"].map((box) => {
  const ofBox = onlyThese.find(([files]) => files === `${box}/**`)?.[1] ?? [];
  return [`${box}/**/${tests}`, [...ofBox, ...testTools, "node:*"]];
});

/** What holds the arrows between boxes and folders in oxlint. scripts/check-boundaries.ts proves that they hold. */
export const arrows: OxlintOverride[] = [
  ...noneOfThese.map(([files, forbidden]) =>
    restrict(files, [...never, ...forbidden, ...(files === "**" ? [] : testTools)]),
  ),
  ...onlyThese.map(([files, allowed]) => restrict(files, [...except(allowed), ...testTools])),
  ...testsOnlyThese.map(([files, allowed]) => restrict(files, except(allowed))),
  restrict(`server/**/${tests}`, [...never, ...ofTheSite]),
];

function except(allowed: readonly string[]): string[] {
  return ["**", "!./**", ...allowed.map((pattern) => `!${pattern}`)];
}

function restrict(files: string, group: string[]): OxlintOverride {
  const message = `Not among what ${files} may import, see scripts/lint/arrows.ts.`;
  return {
    files: [files],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] },
  };
}
