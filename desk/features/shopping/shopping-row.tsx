import { memo, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { FormDialog } from "#desk/parts/page/form-dialog.tsx";
import { understoodAmount } from "#domain/menu/ingredient-amount.ts";
import { ingredientText } from "#domain/menu/ingredient-text.ts";
import { allThere, boughtText, inPacks, toBuy } from "#domain/order/to-buy.ts";
import { TextField } from "#web/ui/field.tsx";
import { LineIcon } from "#web/ui/icon.tsx";
import { Words } from "#web/ui/layout.tsx";
import { barToolClass, rowLinkClass, ScreenRow } from "#web/ui/screen.tsx";

type ShownItem = DeskWeek["shopping"]["items"][number];

interface ShoppingRowProps {
  readonly week: string;
  readonly item: ShownItem;
}

/** An ingredient: how much of it is still bought, a tick for all of it, and how much is at home. A tick renders one row again and not a hundred. */
export const ShoppingRow = memo(function ShoppingRow({ week, item }: ShoppingRowProps) {
  const { language } = useLanguage();
  const { shopping: texts } = useTexts(recipeTexts);
  const [isAsked, setIsAsked] = useState(false);
  const mark = useMark();
  const { ingredient, name, unit, amount: needed, had, joined } = item;
  const left = toBuy(item);
  const isThere = left === 0;
  const inWords = (amount: number) => ingredientText(amount, unit, language);
  const set = (amount: number) =>
    mark(
      [{ week, action: { shopping: { ingredient, amount, with: joined } } }],
      amount === 0 ? texts.saidNone(name) : texts.saidHad(name, inWords(amount)),
    );
  const bought = boughtText(isThere ? inPacks(needed, item) : left, item, language);
  return (
    <ScreenRow
      isLow
      isDone={isThere}
      start={<LineIcon path={isThere ? "M4 4h16v16H4zM8 12l3 3 5-6" : "M4 4h16v16H4z"} />}
      name={
        // A button, because a double press on it marks once.
        <button
          type="button"
          aria-pressed={isThere}
          aria-label={`${name} ${bought}`}
          className={rowLinkClass}
          onClick={() => set(isThere ? 0 : allThere(item))}
        >
          {name}
        </button>
      }
      amount={bought}
      about={
        had > 0 && !isThere ? <Words tone="warning">{texts.had(inWords(had))}</Words> : undefined
      }
      end={
        <>
          <button
            type="button"
            className={barToolClass}
            aria-label={`${texts.atHome}: ${name}`}
            onClick={() => setIsAsked(true)}
          >
            <LineIcon path="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
          </button>
          {isAsked && <AtHome item={item} onSet={set} onClose={() => setIsAsked(false)} />}
        </>
      }
    />
  );
});

interface AtHomeProps {
  readonly item: ShownItem;
  readonly onSet: (amount: number) => void;
  readonly onClose: () => void;
}

/** Asks how much of an ingredient is at home, as people write it. */
function AtHome({ item, onSet, onClose }: AtHomeProps) {
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts);
  const { name, unit, gramsOfCup } = item;
  const [typed, setTyped] = useState("");
  const [isTold, setIsTold] = useState(false);
  const read = understoodAmount(typed, { unit, ...(gramsOfCup !== null && { gramsOfCup }) });
  const isUnderstood = typeof read === "number";
  const error = read === "other-unit" ? texts.otherUnit[unit] : texts.noAmount;
  return (
    <FormDialog
      title={name}
      onCancel={onClose}
      onSubmit={() => {
        setIsTold(true);
        if (!isUnderstood) return;
        onClose();
        onSet(read);
      }}
    >
      <TextField
        label={texts.shopping.howMuchAtHome}
        value={typed}
        onType={setTyped}
        hint={isUnderstood ? `= ${ingredientText(read, unit, language)}` : texts.amountHint}
        error={isTold && !isUnderstood ? error : undefined}
      />
    </FormDialog>
  );
}
