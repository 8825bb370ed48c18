import type { OxlintOverride } from "oxlint";
import { type Line, never, noneOfThese, ofBrowsers, reactAndRouter } from "./server-arrows.ts";

const contractAndDomain = "#{contract,domain}/**";
/** web/ uses only the type of an operation from the contract, because each app has operations of its own. */
const contractTypeAndDomain = ["#contract/typed-document.ts", "#domain/**"];
/** What a screen of the site is made of. */
const ofSiteScreens = [
  "#site/{language,order-state}/**",
  "#web/{ui,graphql}/**",
  contractAndDomain,
  ...reactAndRouter,
];
/** The desk has an API of its own. */
const deskContractAndDomain = ["#contract/wire/desk-*", "#domain/**"];
/** What a part of the desk's data is made of. Of the one context of the desk's stores it imports only the types. */
const ofDeskData = ["#desk/desk-context.ts", "#web/graphql/**", ...deskContractAndDomain, "react"];
/** What a screen of the desk is made of. */
const ofDeskScreens = [
  "#desk/language/**",
  "#desk/data/{calls,session,week,marks,connection,drafts}/**",
  "#desk/parts/rights/**",
  "#web/{ui,graphql,code-loading}/**",
  ...deskContractAndDomain,
  ...reactAndRouter,
];

const onlyThese: readonly Line[] = [
  ["domain/**", ["#domain/**", "valibot"]],
  ["contract/**", [contractAndDomain]],
  ["contract/desk-calls/**", [contractAndDomain, "valibot"]],
  ["contract/generate.ts", ["#contract/**", "node:*", "graphql", "@graphql-codegen/**"]],
  ["seed/**", ["#{seed,domain}/**", "node:*"]],
  ["web/**", ["#web/**", ...contractTypeAndDomain, "{react,react-dom,react-dom/**}"]],
  ["web/ui/**", ["#web/ui/**", "#domain/**", "{react,react-dom,uqr}"]],
  ["web/graphql/**", ["#web/graphql/**", ...contractTypeAndDomain, "react"]],
  ["web/styles/**", []],
  ["web/code-loading/**", ["#web/code-loading/**", "react"]],
  ["site/**", ["#{site,web}/**", contractAndDomain, ...reactAndRouter, "valibot"]],
  ["site/entry-server.tsx", ["virtual:page-template"]],
  ["site/language/**", ["#{site/language,domain}/**", "react"]],
  [
    "site/order-state/**",
    [
      "#site/{order-state,language}/**",
      "#web/{graphql,code-loading}/**",
      contractAndDomain,
      "{react,valibot}",
    ],
  ],
  [
    "site/service-worker/**",
    [
      "#site/app/shell/cached-page.ts",
      "#domain/**",
      "workbox-{core,expiration,precaching,routing,strategies}",
    ],
  ],
  [
    "site/app/shell/**",
    [
      "#site/app/shell/**",
      "#site/parts/{kashrut-line,same-again,tell-when-orders-open}.tsx",
      "#web/code-loading/**",
      ...ofSiteScreens,
    ],
  ],
  ["site/parts/**", ["#site/parts/**", ...ofSiteScreens]],
  ["site/features/**", ["#site/parts/**", ...ofSiteScreens, "valibot"]],
  [
    "site/app/pages/**",
    ["#site/{app,features,parts}/**", "#web/code-loading/**", ...ofSiteScreens],
  ],
  ["desk/**", ["#{desk,web}/**", ...deskContractAndDomain, ...reactAndRouter, "valibot"]],
  [
    "desk/language/**",
    [
      "#{desk/language,domain}/**",
      "#contract/wire/desk-problems.ts",
      "#web/code-loading/reload-after-failure.ts",
      "react",
    ],
  ],
  ["desk/data/storage/**", []],
  ["desk/data/calls/**", ["#web/graphql/**", ...deskContractAndDomain, "react"]],
  [
    "desk/data/connection/**",
    [
      "#desk/data/{calls,connection,drafts}/**",
      "#desk/desk-context.ts",
      ...deskContractAndDomain,
      "#web/graphql/**",
      "{react,valibot}",
    ],
  ],
  [
    "desk/data/drafts/**",
    ["#desk/data/{drafts,storage}/**", "#desk/desk-context.ts", "#domain/**", ...reactAndRouter],
  ],
  [
    "desk/data/session/**",
    [
      "#desk/language/**",
      "#desk/data/{calls,session,storage}/**",
      "#web/ui/**",
      ...ofDeskData,
      ...reactAndRouter,
    ],
  ],
  ["desk/data/marks/**", ["#desk/data/{calls,marks,connection,storage}/**", ...ofDeskData]],
  [
    "desk/data/week/**",
    [
      "#desk/language/**",
      "#desk/data/{calls,week,marks,connection,storage}/**",
      ...ofDeskData,
      ...reactAndRouter,
    ],
  ],
  [
    "desk/data/catalogue/**",
    [
      "#desk/language/**",
      "#desk/data/{calls,catalogue,connection,drafts,marks,session}/**",
      ...ofDeskData,
      "valibot",
    ],
  ],
  [
    "desk/early-questions/**",
    [
      "#desk/language/stored-language.ts",
      "#desk/data/calls/call-desk.ts",
      ...deskContractAndDomain,
    ],
  ],
  [
    "desk/service-worker/**",
    ["#contract/wire/desk-build.ts", "workbox-{core,precaching,routing,strategies}"],
  ],
  ["desk/app/shell/**", ["#desk/app/shell/**", ...ofDeskScreens]],
  ["desk/parts/rights/**", ["#desk/data/session/**", ...deskContractAndDomain, ...reactAndRouter]],
  ["desk/parts/page/**", ["#desk/parts/page/**", ...ofDeskScreens]],
  ["desk/parts/order/**", ["#desk/parts/{order,page}/**", ...ofDeskScreens]],
  [
    "desk/parts/catalogue/**",
    ["#desk/{parts/catalogue,data/catalogue,language}/**", "#web/ui/**", "#domain/**", "react"],
  ],
  ["desk/parts/edited/**", ["#desk/{parts/edited,data/catalogue}/**", ...ofDeskScreens]],
  [
    "desk/parts/picture/**",
    ["#desk/{parts/picture,language}/**", "#web/ui/**", "#contract/wire/desk-pictures.ts", "react"],
  ],
  ["desk/features/**", ["#desk/{parts,data/catalogue}/**", ...ofDeskScreens, "valibot"]],
  ["desk/app/pages/**", ["#desk/{app,features}/**", ...ofDeskScreens, "#web/code-loading/**"]],
];

/** A test uses the real implementations of what its subject depends on, so only the rules between top-level folders apply to it. */
const tests = "{*.test.{ts,tsx},*-suite.ts,testing/**}";
const testPackages = "{vitest,fast-check,jsdom,@playwright/**,@testing-library/**}";
const testTools = [testPackages, "**/testing/**"];

const testsOnlyThese: readonly Line[] = [
  "domain",
  "contract",
  "contract/desk-calls",
  "seed",
  "web",
  "site",
  "desk",
].map((box) => {
  const ofBox = onlyThese.find(([files]) => files === `${box}/**`)?.[1] ?? [];
  // What a device may do is in the rules of the calls, which the desk itself asks the server for.
  const rules = box === "desk" ? ["#contract/desk-calls/**"] : [];
  return [`${box}/**/${tests}`, [...ofBox, ...rules, testPackages, "node:*"]];
});

/** What the files of each pattern may not import, in the patterns of .gitignore. Of the lines that match a file the last one applies. */
export const forbiddenImports: readonly Line[] = [
  ...noneOfThese.map(([files, forbidden]): Line => {
    return [files, [...never, ...forbidden, ...(files === "**" ? [] : testTools)]];
  }),
  ...onlyThese.map(([files, allowed]): Line => [files, [...except(allowed), ...testTools]]),
  ...testsOnlyThese.map(([files, allowed]): Line => [files, except(allowed)]),
  [`server/**/${tests}`, [...never, ...ofBrowsers]],
];

/** The rules about imports for oxlint. scripts/check-boundaries.ts proves that they work. */
export const arrows: OxlintOverride[] = forbiddenImports.map(([files, group]) => {
  const message = `${files} may not import this, see scripts/lint/arrows.ts.`;
  return {
    files: [files],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group: [...group], message }] }] },
  };
});

function except(allowed: readonly string[]): string[] {
  return ["**", "!./**", ...allowed.map((pattern) => `!${pattern}`)];
}
