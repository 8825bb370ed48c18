import { useEffect, useState } from "react";
import { dishFactsDocument } from "#contract/generated/late-operations.ts";
import { withDishFacts } from "#contract/wire/dish-facts.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { menuWithIds } from "./read-menu-with-ids.ts";

/**
 * The menu with its ids and the allergens of its dishes, which are loaded when this is first rendered; until then, and if the server
 * does not have them, without. Of a menu that changes meanwhile nothing is shown before its ids are loaded: by them the open dish is
 * found again. Only code that is loaded with a dialog may use it: the first load has no room for them.
 */
export function useMenuWithFacts(menu: ShownMenu | null) {
  const { client } = useGraphql();
  const { language } = useLanguage();
  const [known, setKnown] = useState<ShownMenu>();

  useEffect(() => {
    if (menu === null) return undefined;
    let isShown = true;
    const query = [dishFactsDocument, { filter: { language } }] as const;
    // A failure is not kept: the next dialog asks again.
    void client.prefetch(...query);
    void Promise.all([client.read(...query), menuWithIds(client, { menu, language })]).then(
      ([facts, withIds]) => {
        if (!isShown) return;
        const whole = withIds ?? menu;
        setKnown(facts.ok ? withDishFacts(whole, facts.data.fullMenu) : whole);
      },
    );
    return () => {
      isShown = false;
    };
  }, [client, language, menu]);

  return { menu: known ?? menu, areFactsPending: known === undefined };
}
