import { useState } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import type { Language } from "#domain/language/language.ts";
import { idOf } from "#domain/menu/menu.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint, Stack } from "#web/ui/layout.tsx";
import type { DraftDish } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import { findMenuDishes, isSameDish, type NamedDish, type OrderMenu } from "./order-menu.ts";

interface AddDishProps {
  readonly menu: OrderMenu;
  readonly namesIn: Language;
  readonly dishes: readonly DraftDish[];
  readonly onAdd: (dish: NamedDish) => void;
}

/** Finds a dish of the menu by two letters, and adds it. */
export function AddDish({ menu, namesIn, dishes, onAdd }: AddDishProps) {
  const texts = useTexts(editOrderTexts);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const found = findMenuDishes(menu, typed);
  const isIn = ({ typeName, dish }: NamedDish) =>
    dishes.some(
      (each) =>
        !each.isRemoved && isSameDish(each, { ...idOf(dish), typeName, dishName: dish.name }),
    );
  const search = (text: string) => {
    setTyped(text);
    setSaid("");
  };
  const add = (chosen: NamedDish) => {
    onAdd(chosen);
    setTyped("");
    setSaid(texts.added(chosen.dish.name));
  };
  return (
    <Stack gap={2}>
      <SearchField
        label={texts.addDish}
        value={typed}
        onSearch={search}
        found={found === undefined ? said : texts.found(found.length)}
      />
      {found !== undefined && found.length > 0 && (
        <Stack as="ul" lang={namesIn} gap={2}>
          {found.map((each) => (
            <li key={`${each.typeName} ${each.dish.name}`}>
              {isIn(each) ? (
                <p className={styles.there}>
                  <span>{each.dish.name}</span>
                  <Hint as="span">{texts.isInOrder}</Hint>
                </p>
              ) : (
                <Button
                  className={styles.choice}
                  aria-label={texts.addOne(each.dish.name)}
                  onClick={() => add(each)}
                >
                  <span>{each.dish.name}</span>
                  <span aria-hidden="true">+</span>
                </Button>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
