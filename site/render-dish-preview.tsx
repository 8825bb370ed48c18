import { prerender } from "react-dom/static";
import { escapeHtml } from "#domain/escape-html.ts";
import { directionOf, type Language } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { GraphqlContext } from "#web/graphql/graphql-context.tsx";
import css from "./dish-preview.css?inline";
import { DishForm } from "./features/dish/dish-form.tsx";
import { DishRow } from "./features/menu/dish-row.tsx";
import menuStyles from "./features/menu/menu-page.module.css";
import { LanguageContext } from "./language/language-context.tsx";
import { messagesIn } from "./language/messages.ts";
import { OrderContext } from "./order-state/order-context.tsx";
import { createOrderStore } from "./order-state/order-store.ts";
import type { PageTemplate } from "./page-template.ts";

/** The source file of the dialog, whose styles index.html does not have. */
export const dishDialogSource = "features/dish/dish-dialog.tsx";

export interface DishPreviewRequest {
  readonly dish: Dish<string>;
  readonly language: Language;
}

const nothing = () => undefined;
/** The draft is all that is known: nothing of it is sold out, and nothing is asked for. */
const execute = () => Promise.reject(new Error("a dish that is not saved asks for nothing"));
/** Neither the name nor the place of the type is shown. */
const dishType = { name: "", position: 1 };

/**
 * A page with a dish as customers see it on the menu, and below it its dialog. It has no scripts, so nothing can be filled in. In
 * development it has no styles either, because there they come with scripts.
 */
export async function renderDishPreview(
  { dish, language }: DishPreviewRequest,
  { html, styles = {} }: Pick<PageTemplate, "html" | "styles">,
): Promise<string> {
  const messages = messagesIn(language);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <GraphqlContext value={{ client: createGraphqlClient(execute), execute }}>
      <OrderContext value={createOrderStore(null, () => "")}>
        <LanguageContext
          value={{ language, shopLanguage: language, messages, toggleLanguage: nothing }}
        >
          <main>
            <h1>{dish.name}</h1>
            <ul className={menuStyles.dishes}>
              <DishRow
                typeName={dishType.name}
                dish={dish}
                inCart={0}
                place={0}
                onOrder={nothing}
                onEnlarge={nothing}
              />
            </ul>
            <DishForm
              dishType={{ ...dishType, dishes: [dish] }}
              dish={dish}
              position={1}
              areFactsPending={false}
              onClose={nothing}
              onAdd={nothing}
            />
          </main>
        </LanguageContext>
      </OrderContext>
    </GraphqlContext>,
    { onError: (error) => void failures.push(error) },
  );
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const sheets = (styles[dishDialogSource] ?? []).map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  return [
    // The class shows the buttons.
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}" class="able"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(dish.name)}</title>`,
    ...(html.match(/<style>.*?<\/style>/gsu) ?? []),
    ...sheets,
    `<style>${css}</style></head><body>`,
    // A dialog is opened by a script otherwise.
    body.replace("<dialog ", "<dialog open "),
    "</body></html>",
  ].join("");
}
