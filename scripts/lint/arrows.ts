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
  "#desk/{language,session,week-store,press-queue,connection,drafts}/**",
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
      "#site/app/shell/kept-page.ts",
      "#domain/**",
      "workbox-{core,expiration,precaching,routing,strategies}",
    ],
  ],
  [
    "site/shell/**",
    [
      "#site/{shell,language,order-state}/**",
      "#site/parts/kashrut-line.tsx",
      "#web/{ui,graphql,code-loading}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
  [
    "site/order-parts/**",
    [
      "#site/{order-parts,language,order-state}/**",
      "#web/{ui,graphql}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
  ["site/parts/qr-code.tsx", ["#site/language/**", "{react,uqr}"]],
  [
    "site/features/**",
    [
      "#site/{language,order-state,order-parts}/**",
      "#web/{ui,graphql}/**",
      contractAndDomain,
      ...reactAndRouter,
      "valibot",
    ],
  ],
  [
    "site/routes/**",
    [
      "#site/{routes,features,shell,language,order-parts,order-state}/**",
      "#web/{ui,graphql,code-loading}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
  ["desk/**", ["#{desk,web}/**", ...deskContractAndDomain, ...reactAndRouter, "valibot"]],
  ["desk/language/**", ["#{desk/language,domain}/**", "react"]],
  ["desk/device-storage/**", []],
  [
    "desk/connection/**",
    [
      "#desk/{connection,drafts}/**",
      storesOfDesk,
      "#domain/**",
      "#web/graphql/**",
      "{react,valibot}",
    ],
  ],
  [
    "desk/drafts/**",
    ["#desk/{drafts,device-storage}/**", storesOfDesk, "#domain/**", ...reactAndRouter],
  ],
  [
    "desk/session/**",
    [
      "#desk/{session,language,device-storage}/**",
      storesOfDesk,
      "#web/{ui,graphql}/**",
      ...deskContractAndDomain,
      ...reactAndRouter,
    ],
  ],
  [
    "desk/press-queue/**",
    [
      "#desk/{press-queue,connection,device-storage}/**",
      storesOfDesk,
      "#web/graphql/**",
      ...deskContractAndDomain,
      "react",
    ],
  ],
  [
    "desk/week-store/**",
    [
      "#desk/{week-store,press-queue,connection,device-storage,language}/**",
      storesOfDesk,
      "#web/graphql/**",
      ...deskContractAndDomain,
      ...reactAndRouter,
    ],
  ],
  [
    "desk/catalogue-store/**",
    [
      "#desk/{catalogue-store,connection,press-queue,session,drafts,language}/**",
      storesOfDesk,
      "#desk/parts/order/use-renewed-query.ts",
      "#web/graphql/**",
      ...deskContractAndDomain,
      "{react,valibot}",
    ],
  ],
  [
    "desk/early-questions/**",
    ["#desk/language/kept-language.ts", "#web/graphql/**", ...deskContractAndDomain],
  ],
  ["desk/service-worker/**", ["workbox-{core,precaching,routing,strategies}"]],
  ["desk/shell/**", ["#desk/shell/**", ...ofDeskScreens, ...reactAndRouter]],
  ["desk/order-parts/**", ["#desk/order-parts/**", ...ofDeskScreens, ...reactAndRouter]],
  [
    "desk/catalogue-parts/**",
    ["#desk/{catalogue-parts,catalogue-store,language}/**", "#web/ui/**", "#domain/**", "react"],
  ],
  [
    "desk/picture/**",
    ["#desk/{picture,language}/**", "#web/ui/**", "#contract/wire/desk-pictures.ts", "react"],
  ],
  [
    "desk/features/**",
    [
      "#desk/{order-parts,picture,catalogue-store,catalogue-parts}/**",
      ...ofDeskScreens,
      ...reactAndRouter,
      "{uqr,valibot}",
    ],
  ],
  [
    "desk/routes/**",
    [
      "#desk/{routes,features,shell}/**",
      ...ofDeskScreens,
      "#web/code-loading/**",
      ...reactAndRouter,
    ],
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
