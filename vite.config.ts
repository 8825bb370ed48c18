import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The site: `vite build` makes what browsers load, `vite build --ssr` what the server renders pages with.
 * The server's half has every package inside, so that a page and its hydration come from one build.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: inRoot("site"),
  base: "/",
  plugins: [react(), pageTemplate(inRoot(command === "build" ? "dist/site" : "site"))],
  build: isSsrBuild
    ? {
        ssr: inRoot("site/entry-server.tsx"),
        outDir: inRoot("dist/server"),
        emptyOutDir: true,
        copyPublicDir: false,
      }
    : {
        outDir: inRoot("dist/site"),
        emptyOutDir: true,
        manifest: true,
        target: "baseline-widely-available",
        // One file: a page that the server rendered has its style before any of its code is loaded.
        cssCodeSplit: false,
      },
  // Without it React would choose between its builds at run time, by the environment of whoever starts the server.
  ...(command === "build" && {
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
  }),
}));

/** Gives the server's half index.html as the client build left it; that build has to be made first. */
function pageTemplate(folder: string): Plugin {
  const name = "virtual:page-template";
  return {
    name: "page-template",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      return `export default ${JSON.stringify(readFileSync(`${folder}/index.html`, "utf8"))};`;
    },
  };
}
