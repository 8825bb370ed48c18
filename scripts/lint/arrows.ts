import type { OxlintOverride } from "oxlint";
import { type Line, never, noneOfThese, ofBrowsers, reactAndRouter } from "./server-arrows.ts";

const contractAndDomain = "#{contract,domain}/**";
/** web/ uses only the type of an operation from the contract, because each app has operations of its own. */
const contractTypeAndDomain = ["#contract/typed-document.ts", "#domain/**"];
/** The desk has an API of its own. */
const deskContractAndDomain = [
  "#contract/{generated,wire}/desk-*",
  "#contract/typed-document.ts",
  "#domain/**",
];
/** The one context of the desk's stores, of which it imports only the types. */
const storesOfDesk = "#desk/desk-context.ts";
/** What a screen of the desk is made of. */
const ofDeskScreens = [
  "#desk/language/**",
  "#desk/data/{session,week,marks,connection,drafts}/**",
  "#web/{ui,graphql}/**",
  ...deskContractAndDomain,
];

const onlyThese: readonly Line[] = [
  ["domain/**", ["#domain/**", "valibot"]],
  ["contract/**", [contractAndDomain]],
  ["contract/generate.ts", ["#contract/**", "node:*", "graphql", "@graphql-codegen/**"]],
  ["seed/**", ["#{seed,domain}/**", "node:*"]],
  ["web/**", ["#web/**", ...contractTypeAndDomain, "{react,react-dom,react-dom/**}"]],
  ["web/ui/**", ["#web/ui/**", "#domain/**", "{react,react-dom}"]],
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
      "#site/{app/shell,language,order-state}/**",
      "#site/parts/kashrut-line.tsx",
      "#web/{ui,graphql,code-loading}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
  [
    "site/parts/**",
    [
      "#site/{parts,language,order-state}/**",
      "#web/{ui,graphql}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
  ["site/parts/qr-code.tsx", ["#site/language/**", "{react,uqr}"]],
  [
    "site/features/**",
    [
      "#site/{language,order-state,parts}/**",
      "#web/{ui,graphql}/**",
      contractAndDomain,
      ...reactAndRouter,
      "valibot",
    ],
  ],
  [
    "site/app/pages/**",
    [
      "#site/{app,features,language,parts,order-state}/**",
      "#web/{ui,graphql,code-loading}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
  ["desk/**", ["#{desk,web}/**", ...deskContractAndDomain, ...reactAndRouter, "valibot"]],
  ["desk/language/**", ["#{desk/language,domain}/**", "react"]],
  ["desk/data/storage/**", []],
  [
    "desk/data/connection/**",
    [
      "#desk/data/{connection,drafts}/**",
      storesOfDesk,
      "#domain/**",
      "#web/graphql/**",
      "{react,valibot}",
    ],
  ],
  [
    "desk/data/drafts/**",
    ["#desk/data/{drafts,storage}/**", storesOfDesk, "#domain/**", ...reactAndRouter],
  ],
  [
    "desk/data/session/**",
    [
      "#desk/language/**",
      "#desk/data/{session,storage}/**",
      storesOfDesk,
      "#web/{ui,graphql}/**",
      ...deskContractAndDomain,
      ...reactAndRouter,
    ],
  ],
  [
    "desk/data/marks/**",
    [
      "#desk/data/{marks,connection,storage}/**",
      storesOfDesk,
      "#web/graphql/**",
      ...deskContractAndDomain,
      "react",
    ],
  ],
  [
    "desk/data/week/**",
    [
      "#desk/language/**",
      "#desk/data/{week,marks,connection,storage}/**",
      storesOfDesk,
      "#web/graphql/**",
      ...deskContractAndDomain,
      ...reactAndRouter,
    ],
  ],
  [
    "desk/data/catalogue/**",
    [
      "#desk/language/**",
      "#desk/data/{catalogue,connection,drafts,marks,session}/**",
      storesOfDesk,
      "#desk/parts/order/use-renewed-query.ts",
      "#web/graphql/**",
      ...deskContractAndDomain,
      "{react,valibot}",
    ],
  ],
  [
    "desk/early-questions/**",
    ["#desk/language/stored-language.ts", "#web/graphql/**", ...deskContractAndDomain],
  ],
  ["desk/service-worker/**", ["workbox-{core,precaching,routing,strategies}"]],
  ["desk/app/shell/**", ["#desk/app/shell/**", ...ofDeskScreens, ...reactAndRouter]],
  ["desk/parts/order/**", ["#desk/parts/order/**", ...ofDeskScreens, ...reactAndRouter]],
  [
    "desk/parts/catalogue/**",
    ["#desk/{parts/catalogue,data/catalogue,language}/**", "#web/ui/**", "#domain/**", "react"],
  ],
  [
    "desk/parts/picture/**",
    ["#desk/{parts/picture,language}/**", "#web/ui/**", "#contract/wire/desk-pictures.ts", "react"],
  ],
  [
    "desk/features/**",
    ["#desk/{parts,data/catalogue}/**", ...ofDeskScreens, ...reactAndRouter, "{uqr,valibot}"],
  ],
  [
    "desk/app/pages/**",
    ["#desk/{app,features}/**", ...ofDeskScreens, "#web/code-loading/**", ...reactAndRouter],
  ],
];

/** A test uses the real implementations of what its subject depends on, so only the rules between top-level folders apply to it. */
const tests = "{*.test.{ts,tsx},*-suite.ts,testing/**}";
const testPackages = "{vitest,fast-check,jsdom,@playwright/**,@testing-library/**}";
const testTools = [testPackages, "**/testing/**"];

const testsOnlyThese: readonly Line[] = ["domain", "contract", "seed", "web", "site", "desk"].map(
  (box) => {
    const ofBox = onlyThese.find(([files]) => files === `${box}/**`)?.[1] ?? [];
    return [`${box}/**/${tests}`, [...ofBox, testPackages, "node:*"]];
  },
);

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
