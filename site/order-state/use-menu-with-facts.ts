import { useEffect, useState } from "react";
import { dishFactsDocument } from "#contract/generated/operations.ts";
import { withDishFacts } from "#contract/wire/dish-facts.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

interface MenuWithFacts {
  readonly menu: ShownMenu | null;
  /** Whether the facts may still arrive. */
  readonly areFactsPending: boolean;
}

/**
 * The menu with the allergens of its dishes, which are loaded when this is first rendered; until then, and if the server does not
 * have them, without. Only code that is loaded with a dialog may use it: the first load has no room for the facts.
 */
export function useMenuWithFacts(menu: ShownMenu | null): MenuWithFacts {
  const { client } = useGraphql();
  const { language } = useLanguage();
  const [known, setKnown] = useState<{ readonly of: ShownMenu; readonly whole: ShownMenu }>();

  useEffect(() => {
    if (menu === null) return undefined;
    let isShown = true;
    const query = [dishFactsDocument, { filter: { language } }] as const;
    // A failure is not kept: the next dialog asks again.
    void client.prefetch(...query);
    void client.read(...query).then((answer) => {
      if (!isShown) return;
      const whole = answer.ok ? withDishFacts(menu, answer.data.fullMenu) : menu;
      setKnown({ of: menu, whole });
    });
    return () => {
      isShown = false;
    };
  }, [client, language, menu]);

  const isKnown = known?.of === menu && known !== undefined;
  return { menu: isKnown ? known.whole : menu, areFactsPending: !isKnown };
}
