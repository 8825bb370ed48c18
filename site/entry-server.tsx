import template from "virtual:page-template";
import { type PageRequest, type RenderedPage, renderPage } from "./render-page.tsx";

/** The renderer of a built site: index.html as the client build left it is part of this module. */
export function render(request: PageRequest): Promise<RenderedPage> {
  return renderPage(request, template);
}
