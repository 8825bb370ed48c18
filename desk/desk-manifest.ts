import { defaultLanguage, directionOf } from "#domain/language/language.ts";
import { messagesIn } from "./language/messages.ts";

const icon = (name: string, size: number) => ({
  src: `/desk/assets/${name}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: "image/png",
});

const { appName } = messagesIn(defaultLanguage).shell;

/** The web app manifest: it gives the installed desk a scope of its own, apart from the customers' site. */
export const deskManifest = {
  id: "/desk",
  name: appName,
  short_name: appName,
  lang: defaultLanguage,
  dir: directionOf(defaultLanguage),
  start_url: "/desk",
  scope: "/desk",
  display: "standalone",
  // The light scheme's `--color-bar` and `--color-page` of web/styles/tokens.css.
  theme_color: "#8c1d36",
  background_color: "#f8f2e6",
  icons: [
    icon("icon-192", 192),
    icon("icon-512", 512),
    { ...icon("icon-maskable-512", 512), purpose: "maskable" },
  ],
};
