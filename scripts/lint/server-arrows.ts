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
  "!#server/store/{backup/back-up,backup/put-back,catalogue/{versioned-catalogue,versions},devices/{device-push,device-register,passkeys},erasing/{erase-request,read-old-weeks},files,log/event-log,mails/desk-mails,mails/mail-delivery,mails/messages,mails/notices,mails/{outbox,send-again},orders/{content-hash,new-order,new-revision,stored-order},pictures/{pictures,stored-picture},schema-fence,shop-files,store,store-damaged,store-unavailable,subscribers/subscribers}.ts",
];
/** server/main wires the folders together: no folder uses it. */
const wiring = ["#server/main/**"];

/** Forbidden everywhere. */
export const never = ["../**"];

/** In server/ a folder may use only itself and these folders. */
const foldersUsed: Readonly<Record<string, readonly string[]>> = {
  cache: [],
  config: ["backups", "store"],
  store: [],
  ordering: ["store"],
  "mail/letters": ["ordering", "store"],
  "mail/outbox": ["mail/letters", "store"],
  calendar: ["ordering", "store"],
  reports: ["mail/letters", "store"],
  graphql: ["cache", "ordering", "store"],
  push: ["store"],
  seller: ["graphql", "mail/letters", "ordering", "problems", "push", "reports", "store"],
  pictures: ["cache", "store"],
  backups: ["store"],
  problems: ["ordering", "store"],
  http: [
    "cache",
    "calendar",
    "config",
    "graphql",
    // A page to which a mail leads looks like the mail.
    "mail/letters",
    "ordering",
    "pictures",
    "problems",
    "seller",
    "store",
  ],
};

/** What a folder of server/ may not use either; `usuallyForbidden` applies to the folders that are not listed. */
const alsoForbidden: Readonly<Record<string, readonly string[]>> = {
  store: [...fastify, "graphql", ...wiring],
  graphql: [...sql, ...fastify, ...wiring],
  seller: [...sql, ...fastify, ...wiring],
  http: [...sql, "graphql", "#server/pictures/{make-picture,encode-upload}.ts", ...wiring],
  config: [
    ...sql,
    ...fastify,
    "graphql",
    ...wiring,
    "!#server/store/postgres/{connection-url,create-pool}.ts",
  ],
};
const usuallyForbidden = [...sql, ...fastify, "graphql", ...wiring];

export const noneOfThese: readonly Line[] = [
  ["**", []],
  ["server/**", [...ofBrowsers, ...sql, ...sharp]],
  ["server/main/**", [...ofBrowsers, ...sql, ...sharp]],
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
    "server/pictures/{make-picture,encode-upload}.ts",
    [...ofBrowsers, ...sql, ...fastify, ...wiring],
  ],
  [
    "server/pictures/{run-encoder,one-at-a-time,import-pictures,picture-*,read-*}.ts",
    ["./{make-picture,encode-upload}.ts", ...ofBrowsers, ...sql, ...sharp, ...fastify, ...wiring],
  ],
];
