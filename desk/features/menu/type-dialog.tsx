import { useState } from "react";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import type { ChangeByPress } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { emptyTexts, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import { checkDishType } from "#domain/catalogue/check-part.ts";
import { versionOfDishType } from "#domain/catalogue/version-of-thing.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType, ShopMenu } from "#domain/menu/menu.ts";
import { TextField } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";

interface TypeDialogProps {
  readonly title: string;
  readonly menu: ShopMenu;
  /** Null for a new one. */
  readonly dishType: DishType<LocalizedText> | null;
  readonly changeMenu: ChangeByPress;
  readonly onClose: () => void;
}

/** The name of a dish type in both languages. */
export function TypeDialog({ title, menu, dishType, changeMenu, onClose }: TypeDialogProps) {
  const { language } = useLanguage();
  const texts = useTexts(menuTexts);
  const [id] = useState(() => dishType?.id ?? newCatalogueId());
  const [typed, setTyped] = useState(
    dishType === null ? emptyTexts : typedTextsOf(dishType.orderType),
  );
  const [problem, setProblem] = useState<keyof typeof texts.typeProblems | null>(null);

  const submit = (form: HTMLElement) => {
    const refuse = (wrong: typeof problem) => {
      setProblem(wrong);
      form.querySelector("input")?.focus();
    };
    const checked = checkDishType({ id, orderType: typed });
    if (checked.kind === "invalid") {
      const isTooLong = checked.problems.some(({ code }) => code === "text-too-long");
      refuse(isTooLong ? "text-too-long" : "text-missing");
      return;
    }
    const { orderType } = checked.part;
    const names = new Set([orderType.he, orderType.en]);
    const isTaken = menu.some(
      (each) => each.id !== id && (names.has(each.orderType.he) || names.has(each.orderType.en)),
    );
    if (isTaken) {
      refuse("same-name");
      return;
    }
    onClose();
    const seen = dishType === null ? null : versionOfDishType(dishType);
    const said = dishType === null ? texts.said.added : texts.said.renamed;
    void changeMenu(
      { kind: "save-dish-type", dishType: checked.part, seen },
      said(orderType[language]),
    );
  };
  const error = problem === null ? undefined : texts.typeProblems[problem];
  return (
    <FormDialog
      texts={texts}
      title={title}
      submit={texts.save}
      onCancel={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.inHebrew}
        value={typed.he}
        onType={(he) => setTyped({ ...typed, he })}
        error={error}
        lang="he"
        dir="rtl"
      />
      <TextField
        label={texts.inEnglish}
        value={typed.en}
        onType={(en) => setTyped({ ...typed, en })}
        hint={texts.mayBeLater}
        lang="en"
        dir="ltr"
      />
    </FormDialog>
  );
}
