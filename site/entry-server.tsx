import { ahead, chunks, html, styles } from "virtual:page-template";
import { type PageRequest, type RenderedPage, renderPage } from "./render-page.tsx";

/** The renderer of a built site; this module contains the template and the chunk addresses of the client build. */
export function render(request: PageRequest): Promise<RenderedPage> {
  return renderPage(request, { html, chunks, styles, ahead });
}
