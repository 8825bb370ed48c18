import { useState } from "react";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { ingredientText, understoodAmount } from "#domain/menu/ingredient-amount.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./shopping-page.module.css";
import type { ShownItem } from "./shopping-row.tsx";

interface AtHomeProps {
  readonly item: ShownItem;
  readonly onSet: (amount: number) => void;
}

/** How much of an ingredient is at home, as people write it. */
export function AtHome({ item, onSet }: AtHomeProps) {
  const { language } = useLanguage();
  const ofRecipe = useTexts(recipeTexts);
  const texts = ofRecipe.shopping;
  const { name, unit, gramsOfCup } = item;
  const [typed, setTyped] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const read = understoodAmount(typed, { unit, ...(gramsOfCup !== null && { gramsOfCup }) });
  const isUnderstood = typeof read === "number";
  const error = read === "other-unit" ? ofRecipe.otherUnit[unit] : ofRecipe.noAmount;
  return (
    <Stack
      as="form"
      gap={2}
      align="start"
      className={styles.home}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (isUnderstood) onSet(read);
      }}
    >
      <TextField
        label={texts.howMuchAtHome}
        value={typed}
        onType={setTyped}
        hint={
          isUnderstood
            ? ofRecipe.understood(ingredientText(read, unit, language))
            : ofRecipe.amountHint
        }
        error={isAsked && !isUnderstood ? error : undefined}
      />
      <Button type="submit" look="main" aria-label={texts.ofItem(ofRecipe.save, name)}>
        {ofRecipe.save}
      </Button>
    </Stack>
  );
}
