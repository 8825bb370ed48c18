import { ahead, chunks, html } from "virtual:page-template";
import { type PageRequest, type RenderedPage, renderPage } from "./render-page.tsx";

/** The renderer of a built site: what the client build left is part of this module. */
export function render(request: PageRequest): Promise<RenderedPage> {
  return renderPage(request, { html, chunks, ahead });
}
