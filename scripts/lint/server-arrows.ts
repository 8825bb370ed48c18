/**
 * What the files of a folder may import, in the patterns of .gitignore. If several lines match a file, only the last one
 * applies. `./` is always allowed, `../` never.
 */
export type Line = readonly [files: string, patterns: readonly string[]];

export const reactAndRouter = ["{react,react-dom,wouter}", "react-dom/**"];

export const ofBrowsers = ["#{desk,site,web}/**", ...reactAndRouter, "{vite,vite/**,@vitejs/**}"];
const sql = ["{kysely,kysely/**,pg,node:sqlite}"];
/** Decoding pictures takes memory and trusts nobody's file: only the programs that end do it. */
const sharp = ["sharp"];
const fastify = ["{fastify,@fastify/**}"];
/** The inside of the store; other folders use its interface only. */
const storeInside = [
  "#server/store/**",
  "!#server/store/{store,outbox,messages,event-log,order-changes,device-register,desk-mails,kept-route,saved-versions,notices,pictures,store-unavailable,store-damaged,repair-orders,mail-delivery}.ts",
];
/** The files directly in server/ wire the folders together: no folder uses them, but http reads the settings. */
const wiring = ["#server/*.ts"];

/** Forbidden everywhere. */
export const never = ["../**"];

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
  desk: ["catalogue", "graphql", "order-mail", "ordering", "store", "weekly-orders"],
  pictures: ["cache", "files", "store"],
  http: ["cache", "desk", "files", "graphql", "ordering", "pictures", "store"],
};

/** What a folder of server/ may not use either; `usuallyForbidden` applies to the folders that are not listed. */
const alsoForbidden: Readonly<Record<string, readonly string[]>> = {
  store: [...fastify, "graphql", ...wiring],
  graphql: [...sql, ...fastify, ...wiring],
  desk: [...sql, ...fastify, ...wiring],
  http: [
    ...sql,
    "graphql",
    "#server/pictures/{encode-picture,make-picture,encode-upload}.ts",
    ...wiring,
    "!#server/{config,project-root}.ts",
  ],
};
const usuallyForbidden = [...sql, ...fastify, "graphql", ...wiring];

export const noneOfThese: readonly Line[] = [
  ["**", []],
  ["server/**", [...ofBrowsers, ...sql, ...sharp]],
  ...Object.entries(foldersUsed).map(([folder, used]): Line => {
    const folders = [folder, ...used].map((each) => `!#server/${each}/**`);
    const forbidden = [
      ...ofBrowsers,
      ...sharp,
      "#server/*/**",
      ...folders,
      ...(used.includes("store") ? storeInside : []),
      ...(alsoForbidden[folder] ?? usuallyForbidden),
    ];
    return [`server/${folder}/**`, forbidden];
  }),
  // These decode pictures. Nothing else that the server loads may do it, or load them.
  [
    "server/pictures/{encode-picture,make-picture,encode-upload}.ts",
    [...ofBrowsers, ...sql, ...fastify, ...wiring],
  ],
  [
    "server/pictures/{run-encoder,one-at-a-time,import-pictures,picture-*,read-*}.ts",
    [
      "./{encode-picture,make-picture,encode-upload}.ts",
      ...ofBrowsers,
      ...sql,
      ...sharp,
      ...fastify,
      ...wiring,
    ],
  ],
];
