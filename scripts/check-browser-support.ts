/**
 * Part of `npm run check`: refuses code and styles that an oldest supported browser lacks. Builds translate syntax only, so a method
 * that is too new fails where it is called (docs/decisions/0046-which-browsers.md).
 */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { browsersWithout, entriesOf } from "./browser-support/browser-data.ts";
import { usedApis } from "./browser-support/used-apis.ts";
import { usedStyles } from "./browser-support/used-styles.ts";
import { root } from "./root.ts";

const folder = fileURLToPath(root);
/** Whose code runs in browsers. */
const boxes = [
  "domain",
  "contract",
  "web",
  "site",
  "site/service-worker",
  "desk",
  "desk/service-worker",
];
/** What is asked for before it is used, or is harmless where it is missing, with the reason. A property stands for all its values. */
const allowed: Readonly<Record<string, string>> = {
  "event.beforeunload": "an iPhone has none: presses on links count there",
  "Navigator.share": "asked for; otherwise the order is saved as a file only",
  requestIdleCallback: "asked for; otherwise the service worker starts at once",
  "AuthenticatorAttestationResponse.getPublicKey": "asked for before a passkey is offered",
  "AuthenticatorAttestationResponse.getAuthenticatorData": "as getPublicKey",
  "AuthenticatorAttestationResponse.getTransports": "as getPublicKey",
  "CanvasImageSmoothing.imageSmoothingQuality": "pictures are a little coarser",
  "Clipboard.readText": "without it she pastes into the field",
  "Navigator.wakeLock": "asked for; otherwise the switch is not shown",
  "WakeLock.request": "as wakeLock",
  "WakeLockSentinel.release": "as wakeLock",
  "event.notificationclick":
    "the data does not have it for an iPhone, which opens the desk by itself where it is missing",
  "NotificationEvent.notification": "as notificationclick",
  cursor: "a finger has none",
  "float: inline-start": "the name of a choice stands above it",
  lh: "something is a line higher or lower",
  ":has": "on paper only: Firefox before 121 prints what is around the sheet, too",
};

const apis = usedApis(
  boxes.map((box) => `${folder}${box}/tsconfig.json`),
  (path) =>
    boxes.some((box) => path.startsWith(`${folder}${box}/`)) &&
    !/\.d\.ts$|\.test\.tsx?$|\/testing\//u.test(path),
).map((used) => ({
  file: used.file.slice(folder.length),
  name: used.owner === "" ? used.name : `${used.owner}.${used.name}`,
  entries: entriesOf(used),
  property: undefined,
}));
const styles = globSync("{web,site,desk}/**/*.css", { cwd: folder }).flatMap((file) =>
  usedStyles(readFileSync(`${folder}${file}`, "utf8")).map((used) => ({ file, ...used })),
);

const unallowed = new Set(Object.keys(allowed));
const refused = new Set<string>();
for (const { file, name, entries, property } of [...apis, ...styles]) {
  const missing = browsersWithout(entries, property);
  if (missing.length === 0) continue;
  const reason = [name, property ?? name].find((each) => Object.hasOwn(allowed, each));
  if (reason !== undefined) unallowed.delete(reason);
  else refused.add(`${file}: ${name} is not in every supported browser: ${missing.join(", ")}`);
}
for (const name of unallowed)
  refused.add(`${name} is allowed, but nothing uses it or every browser has it`);
process.stdout.write([...refused].map((line) => `${line}\n`).join(""));
process.exitCode = refused.size === 0 ? 0 : 1;
