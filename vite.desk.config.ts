import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { deskBuildOf } from "./contract/wire/desk-build.ts";
import { cannotOpen } from "./desk/cannot-open.ts";
import { deskManifest } from "./desk/desk-manifest.ts";
import { earlyScript } from "./desk/early-questions/early-script.ts";
import { type Language, languages } from "./domain/language/language.ts";
import { buildTarget } from "./scripts/oldest-browsers.ts";

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The seller's desk: `vite build` makes the static files that browsers load below `/desk`. */
export default defineConfig(({ command }) => ({
  root: inRoot("desk"),
  base: "/desk/",
  // In development the site has a cache of its own packages.
  cacheDir: inRoot("node_modules/.vite/desk"),
  // The icons of the shop.
  publicDir: inRoot("site/public"),
  plugins: [react(), webManifest(), pageParts()],
  // `:dir()` stays as it is (`Features.DirSelector`): a list of languages in its place would not know the direction of what is typed.
  css: { lightningcss: { exclude: 4 } },
  build: {
    outDir: inRoot("dist/desk"),
    emptyOutDir: true,
    manifest: true,
    target: buildTarget,
    // Every target browser supports modulepreload.
    modulePreload: { polyfill: false },
    // On a busy machine it would warn that the build is slow.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // As in vite.config.ts.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // Otherwise React would choose its development or production build from the environment of the build.
  ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
}));

/** With manifest.webmanifest a phone can install the desk as an app. */
function webManifest(): Plugin {
  return {
    name: "desk-web-manifest",
    apply: "build",
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "manifest.webmanifest",
        source: JSON.stringify(deskManifest),
      });
    },
  };
}

/**
 * Writes into the page the text for browsers in which the desk cannot open, and the script that asks before the others have arrived:
 * before the styles, because a script after them waits for them.
 */
function pageParts(): Plugin {
  return {
    name: "desk-page-parts",
    transformIndexHtml: {
      // Once the files have names.
      order: "post",
      handler: (html, { bundle = {} }) =>
        html
          .replace(
            "<!-- early questions -->",
            () => `<script>${earlyScript(textFiles(bundle), deskBuildOf(html))}</script>`,
          )
          .replace("<!-- cannot open -->", cannotOpen),
    },
  };
}

/** By language, the addresses of the files that have its texts; none in development. */
function textFiles(bundle: Readonly<Rolldown.OutputBundle>): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const files = (language: Language) =>
    chunks.filter(({ moduleIds }) => moduleIds.includes(inRoot(`desk/language/${language}.ts`)));
  return Object.fromEntries(
    languages.map((language) => [
      language,
      files(language).map(({ fileName }) => `/desk/${fileName}`),
    ]),
  );
}
