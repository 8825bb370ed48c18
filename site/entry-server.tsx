import { ahead, chunks, html, styles } from "virtual:page-template";
import { type DishPreviewRequest, renderDishPreview } from "./render-dish-preview.tsx";
import { type PageRequest, type RenderedPage, renderPage } from "./render-page.tsx";

/** The renderer of a built site; this module contains the template and the chunk addresses of the client build. */
export function render(request: PageRequest): Promise<RenderedPage> {
  return renderPage(request, { html, chunks, styles, ahead });
}

/** The same for the preview of a dish that is not saved yet. */
export function renderDish(request: DishPreviewRequest): Promise<string> {
  return renderDishPreview(request, { html, styles });
}
