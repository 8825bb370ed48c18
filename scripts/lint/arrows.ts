import type { OxlintOverride } from "oxlint";

/**
 * What the files of a folder may import, in the patterns of .gitignore. If several lines match a file, only the last one
 * applies. `./` is always allowed, `../` never.
 */
type Line = readonly [files: string, patterns: readonly string[]];

const contractAndDomain = "#{contract,domain}/**";
/** web/ uses only the type of an operation from the contract, because each app has operations of its own. */
const contractTypeAndDomain = ["#contract/typed-document.ts", "#domain/**"];
/** The desk has an API of its own. */
const deskContractAndDomain = [
  "#contract/{generated,wire}/desk-*",
  "#contract/typed-document.ts",
  "#domain/**",
];
/** What a screen of the desk is made of. */
const ofDeskScreens = [
  "#desk/{language,session,week-store,press-queue,connection,drafts}/**",
  "#web/{ui,graphql}/**",
  ...deskContractAndDomain,
];
const reactAndRouter = ["{react,react-dom,wouter}", "react-dom/**"];

const onlyThese: readonly Line[] = [
  ["domain/**", ["#domain/**", "valibot"]],
  ["contract/**", [contractAndDomain]],
  ["contract/generate.ts", ["#contract/**", "node:*", "graphql", "@graphql-codegen/**"]],
  ["seed/**", ["#{seed,domain}/**", "node:*"]],
  ["art/**", ["#art/**", "#scripts/{encode-picture,root}.ts", "node:*", "sharp"]],
  ["web/**", ["#web/**", ...contractTypeAndDomain, "{react,react-dom,react-dom/**}"]],
  ["web/ui/**", ["#web/ui/**", "#domain/**", "{react,react-dom}"]],
  ["web/graphql/**", ["#web/graphql/**", ...contractTypeAndDomain, "react"]],
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
      "#site/shell/kept-page.ts",
      "#domain/**",
      "workbox-{core,expiration,precaching,routing,strategies}",
    ],
  ],
  [
    "site/shell/**",
    [
      "#site/{shell,language,order-state}/**",
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
  ["site/order-parts/qr-code.tsx", ["#site/language/**", "{react,uqr}"]],
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
      "#site/{routes,features,look,shell,language,order-parts,order-state}/**",
      "#web/{ui,graphql,code-loading}/**",
      contractAndDomain,
      ...reactAndRouter,
    ],
  ],
  ["desk/**", ["#{desk,web}/**", ...deskContractAndDomain, ...reactAndRouter, "valibot"]],
  ["desk/language/**", ["#{desk/language,domain}/**", "react"]],
  ["desk/device-storage/**", []],
  ["desk/connection/**", ["#web/graphql/**"]],
  ["desk/drafts/**", ["#desk/{drafts,device-storage}/**", "react"]],
  [
    "desk/session/**",
    [
      "#desk/{session,language,device-storage}/**",
      "#web/{ui,graphql}/**",
      ...deskContractAndDomain,
      ...reactAndRouter,
    ],
  ],
  [
    "desk/press-queue/**",
    [
      "#desk/{press-queue,connection,device-storage}/**",
      "#web/graphql/**",
      ...deskContractAndDomain,
      "react",
    ],
  ],
  [
    "desk/week-store/**",
    [
      "#desk/{week-store,press-queue,connection,device-storage,language}/**",
      "#web/graphql/**",
      ...deskContractAndDomain,
      ...reactAndRouter,
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
    "desk/features/**",
    ["#desk/order-parts/**", ...ofDeskScreens, ...reactAndRouter, "{uqr,valibot}"],
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

const ofBrowsers = ["#{desk,site,web}/**", ...reactAndRouter, "{vite,vite/**,@vitejs/**}"];
const sql = ["{kysely,kysely/**,pg,node:sqlite}"];
const fastify = ["{fastify,@fastify/**}"];
/** The inside of the store; other folders use its interface only. */
const storeInside = [
  "#server/store/**",
  "!#server/store/{store,outbox,messages,event-log,order-changes,order-catalogue,device-register,desk-mails,kept-route,kept-weeks,pictures,store-unavailable,store-damaged}.ts",
];
/** The files directly in server/ wire the folders together: no folder uses them, but http reads the settings. */
const wiring = ["#server/*.ts"];

/** Forbidden everywhere. Nothing imports the drawing programs: only the pictures that they write are part of the shop. */
const never = ["../**", "#art/**"];

/** In server/ a folder may use only itself and these folders. */
const foldersUsed: Readonly<Record<string, readonly string[]>> = {
  cache: [],
  files: [],
  store: [],
  ordering: ["store"],
  catalogue: ["store"],
  "order-mail": ["ordering", "store"],
  mail: ["order-mail", "store"],
  "weekly-orders": ["order-mail", "store"],
  graphql: ["cache", "ordering", "store"],
  desk: ["cache", "catalogue", "graphql", "order-mail", "ordering", "store", "weekly-orders"],
  pictures: ["cache", "files", "store"],
  http: ["cache", "desk", "files", "graphql", "ordering", "pictures", "store"],
};

/** What a folder of server/ may not use either; `usuallyForbidden` applies to the folders that are not listed. */
const alsoForbidden: Readonly<Record<string, readonly string[]>> = {
  store: [...fastify, "graphql", ...wiring],
  graphql: [...sql, ...fastify, ...wiring],
  desk: [...sql, ...fastify, ...wiring],
  http: [...sql, "graphql", ...wiring, "!#server/{config,project-root}.ts"],
};
const usuallyForbidden = [...sql, ...fastify, "graphql", ...wiring];

const noneOfThese: readonly Line[] = [
  ["**", []],
  ["server/**", [...ofBrowsers, ...sql]],
  ...Object.entries(foldersUsed).map(([folder, used]): Line => {
    const folders = [folder, ...used].map((each) => `!#server/${each}/**`);
    const forbidden = [
      ...ofBrowsers,
      "#server/*/**",
      ...folders,
      ...(used.includes("store") ? storeInside : []),
      ...(alsoForbidden[folder] ?? usuallyForbidden),
    ];
    return [`server/${folder}/**`, forbidden];
  }),
];

/** A test uses the real implementations of what its subject depends on, so only the rules between top-level folders apply to it. */
const tests = "{*.test.{ts,tsx},*-suite.ts,testing/**}";
const testPackages = "{vitest,fast-check,@playwright/**}";
const testTools = [testPackages, "**/testing/**"];

const testsOnlyThese: readonly Line[] = ["domain", "contract", "seed", "web", "site", "desk"].map(
  (box) => {
    const ofBox = onlyThese.find(([files]) => files === `${box}/**`)?.[1] ?? [];
    return [`${box}/**/${tests}`, [...ofBox, testPackages, "node:*"]];
  },
);

/** The rules about imports for oxlint. scripts/check-boundaries.ts proves that they work. */
export const arrows: OxlintOverride[] = [
  ...noneOfThese.map(([files, forbidden]) =>
    restrict(files, [...never, ...forbidden, ...(files === "**" ? [] : testTools)]),
  ),
  ...onlyThese.map(([files, allowed]) => restrict(files, [...except(allowed), ...testTools])),
  ...testsOnlyThese.map(([files, allowed]) => restrict(files, except(allowed))),
  restrict(`server/**/${tests}`, [...never, ...ofBrowsers]),
];

function except(allowed: readonly string[]): string[] {
  return ["**", "!./**", ...allowed.map((pattern) => `!${pattern}`)];
}

function restrict(files: string, group: string[]): OxlintOverride {
  const message = `${files} may not import this, see scripts/lint/arrows.ts.`;
  return {
    files: [files],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] },
  };
}
