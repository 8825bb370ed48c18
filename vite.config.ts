import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Manifest, type Plugin } from "vite";
import { buildTarget } from "./scripts/oldest-browsers.ts";

/**
 * The project's modules that share chunks, by path below the project. Each language is a chunk of its own. So is the entry: it
 * awaits other chunks, and a chunk that imported it in turn would never finish loading.
 */
const sharedCode =
  /^(?:site(?![\\/](?:(?:index|entry-client|language[\\/](?:he|en))\.|parts[\\/]))|web|domain|contract)[\\/]/u;
/** Controls and layout that dialogs and the pages of orders need and the menu page does not. */
const dialogControls =
  /^web[\\/]ui[\\/](?:check-field|copy-button|count-input|dialog|confirm-dialog|field|layout|note-field)\./u;
/** What several pages show of an order; the code of QR codes is larger than all of it and is loaded where one is shown, and the foot of the menu has no order. */
const orderParts = /^site[\\/]parts[\\/](?!qr-code|tell-when-orders-open)/u;
/** Files that every page loads first. */
const firstCode = /^assets[\\/](?:react|app|runtime)-/u;
/** What the cart page shows of a cart. Its styles are not in every page. */
const cartContent = /^site[\\/]features[\\/]cart[\\/](?:dish-of-cart|cart-changes|cart-notes)\./u;

/**
 * A feature of Lightning CSS: the function `light-dark()`, for which it would write variables into every page. No style uses it, and
 * the oldest browsers do not know it.
 */
const lightDark = 1 << 20;

/** The dialog of a dish: a press before the code of the page has run loads it. */
const dishDialog = "features/dish/dish-dialog.tsx";

/**
 * Six letters instead of eight for the content of a file, because the menu page names a dozen of them and has a budget. Two versions of
 * a file get one name by chance once in 10^10 times.
 */
const hashedName = (ending: string) => `assets/[name]-[hash:6].${ending}`;
/** The first words: the first scripts have a budget, too, and name every other file. */
const shortName = (name: string, ending: string) =>
  hashedName(ending).replace(
    "[name]",
    name.replaceAll(/^rolldown-|-page$/gu, "").slice(0, "dish-dialog".length),
  );

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Whether a module fits a pattern of paths below the project, wherever the project is checked out. */
const belowRoot = (pattern: RegExp) => (module: string) =>
  pattern.test(relative(inRoot("."), module));

/**
 * The site: `vite build` makes the files that browsers load, `vite build --ssr` the module with which the server renders pages.
 * That module bundles every package, so that a page and its hydration come from the same versions.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: inRoot("site"),
  base: "/",
  plugins: [
    react(),
    inlineStyles(),
    pageTemplate(inRoot("dist/site")),
    !isSsrBuild && compileHint(),
  ],
  build: isSsrBuild
    ? {
        ssr: inRoot("site/entry-server.tsx"),
        outDir: inRoot("dist/server"),
        emptyOutDir: true,
        copyPublicDir: false,
        // The server imports both languages statically.
        rolldownOptions: {
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          output: { codeSplitting: false },
        },
      }
    : {
        outDir: inRoot("dist/site"),
        emptyOutDir: true,
        manifest: true,
        target: buildTarget,
        modulePreload: {
          // Every target browser supports modulepreload.
          polyfill: false,
          // The page has loaded these before any code asks for more.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === "js" ? files.filter((file) => !firstCode.test(file)) : files,
        },
        rolldownOptions: {
          // On a busy machine it would warn that the build is slow.
          checks: { bundlerTimings: false },
          output: {
            entryFileNames: hashedName("js"),
            chunkFileNames: ({ name }) => shortName(name, "js"),
            assetFileNames: ({ names: [name = ""] }) =>
              name.endsWith(".css")
                ? shortName(name.slice(0, -".css".length), "css")
                : hashedName("[ext]"),
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules|rolldown[\\/]runtime/u,
                  tags: ["$initial"],
                  priority: 4,
                },
                { name: "app", test: belowRoot(sharedCode), tags: ["$initial"], priority: 3 },
                {
                  name: "controls",
                  test: belowRoot(dialogControls),
                  priority: 2,
                },
                { name: "shared", test: belowRoot(sharedCode), minShareCount: 2, priority: 1 },
                { name: "parts", test: belowRoot(orderParts) },
                { name: "cart-content", test: belowRoot(cartContent) },
              ],
            },
          },
        },
      },
  css: { modules: { generateScopedName: scopedName }, lightningcss: { exclude: lightDark } },
  // The router imports a stand-in for versions of React without this hook. All that the stand-in does here is to export React's own.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // Otherwise React would choose its development or production build at run time, from the environment of the server process.
  ...(command === "build" && {
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
  }),
}));

const styled = new Map<string, string>();

/**
 * The class name in the page: the first three letters of each word of the file's name, because the menu has hundreds of class names
 * and a budget. The same in both builds. Throws if two style files have the same letters.
 */
function scopedName(name: string, file: string): string {
  const words = basename(file, ".module.css").split("-");
  const stem = words.map((word) => word.slice(0, 3)).join("");
  if ((styled.get(stem) ?? file) !== file) throw new Error(`two styles are called ${stem}`);
  styled.set(stem, file);
  return `${stem}_${name}`;
}

/** Characters of a script for which a line is worth its bytes. */
const smallest = 4_000;

/**
 * Begins each script that is not small with a line by which V8 compiles all of its functions on another thread while it arrives, and not
 * each one on the page's own thread when it is first called (docs/decisions/0054-where-the-time-goes.md). It must be the first line: it
 * says nothing of the code before it, such as what Vite puts in front. Other engines ignore it.
 */
function compileHint(): Plugin {
  const hint = "//# allFunctionsCalledOnLoad";
  return {
    name: "compile-hint",
    apply: "build",
    enforce: "post",
    // A script gets its name before this.
    augmentChunkHash: () => hint,
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.code.length > smallest)
            file.code = `${hint}\n${file.code}`;
      },
    },
  };
}

/**
 * Puts the styles of the menu and of what surrounds every page into index.html, so that only the menu itself has to arrive before it is
 * painted. They are removed from the bundle, so that no code waits for them. All other styles arrive with the code that needs them.
 */
function inlineStyles(): Plugin {
  let styles = "";
  return {
    name: "inline-styles",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const inPage = new Set<string>();
        const first = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
        const names = new Set(first.map(({ fileName }) => fileName));
        for (const name of names) {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk") continue;
          for (const imported of chunk.imports) names.add(imported);
          for (const file of chunk.viteMetadata?.importedCss ?? []) {
            inPage.add(file);
            chunk.viteMetadata?.importedCss.delete(file);
          }
        }
        styles = [...inPage]
          .map((file) => {
            const style = bundle[file];
            if (style?.type !== "asset") throw new Error(`the build has no ${file}`);
            Reflect.deleteProperty(bundle, file);
            // Vite marks where a sheet ends, for its own use.
            return String(style.source)
              .replaceAll(/\/\*\$vite\$:\d+\*\//gu, "")
              .trim();
          })
          .join("");
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) =>
        bundle === undefined
          ? html
          : html
              // Breaks of lines behind tags, and in the script, which has a semicolon behind each statement.
              .replaceAll(/(?<=[;,{}>])\n\s*/gu, "")
              .replaceAll(" />", ">")
              // All files are fetched and compiled at once, and run by the script of index.html after the first paint.
              .replace(entryScript, "")
              .replace(
                "</head>",
                (end) => `<link rel="modulepreload" href="${entryOf(html)}">${end}`,
              )
              // All are files of this site, so that they are fetched for `import` in the same way without this attribute.
              .replaceAll('"modulepreload" crossorigin', '"modulepreload"')
              // Before the styles of the page, which change some of these.
              .replace("<!--chunks-->", (place) => `<style>${styles}</style>${place}`),
    },
  };
}

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;

/** The address of the script that starts the page, as Vite has put it into index.html. */
function entryOf(html: string): string {
  const entry = entryScript.exec(html)?.[1];
  if (entry === undefined) throw new Error("index.html has no script that starts the page");
  return entry;
}

/** Gives the server build index.html and the chunk addresses of the client build, which has to run first. */
function pageTemplate(folder: string): Plugin {
  const name = "virtual:page-template";
  return {
    name: "page-template",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const html = readFileSync(`${folder}/index.html`, "utf8");
      const manifest = JSON.parse(
        readFileSync(`${folder}/.vite/manifest.json`, "utf8"),
      ) as Manifest;
      const chunks = Object.entries(manifest).flatMap(([source, { file, isDynamicEntry }]) =>
        isDynamicEntry === true ? [[source, `/${file}`]] : [],
      );
      return `export const html = ${JSON.stringify(html)};
        export const chunks = ${JSON.stringify(Object.fromEntries(chunks))};
        export const styles = ${JSON.stringify(
          Object.fromEntries(chunks.map(([source = ""]) => [source, stylesOf(manifest, source)])),
        )};
        export const ahead = ${JSON.stringify(filesOfDish(manifest))};`;
    },
  };
}

/** Addresses of the styles that come with the code of a source file, and that the page itself does not have. */
function stylesOf(manifest: Manifest, source: string): readonly string[] {
  const files = reachOf(manifest, source).flatMap((name) => manifest[name]?.css ?? []);
  return [...new Set(files)].map((file) => `/${file}`);
}

/** Addresses of the scripts and styles of the dish dialog, without those that the page already loads. */
function filesOfDish(manifest: Manifest): readonly string[] {
  const inPage = new Set(reachOf(manifest, "index.html"));
  const files = reachOf(manifest, dishDialog)
    .filter((name) => !inPage.has(name))
    .flatMap((name) => [manifest[name]?.file ?? [], manifest[name]?.css ?? []].flat());
  return [...new Set(files)].map((file) => `/${file}`);
}

/** A chunk and those that it imports. */
function reachOf(manifest: Manifest, name: string): readonly string[] {
  const imports = manifest[name]?.imports ?? [];
  return [name, ...imports.flatMap((each) => reachOf(manifest, each))];
}
