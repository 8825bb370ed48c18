import { useState } from "react";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import type { ChangeByPress } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { useErrorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { emptyTexts, shownName, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import { FormDialog } from "#desk/parts/page/form-dialog.tsx";
import { type Catalogue, versionOfDishType } from "#domain/catalogue/catalogue.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType } from "#domain/menu/menu.ts";

interface TypeDialogProps {
  readonly title: string;
  readonly catalogue: Catalogue;
  /** Null for a new one. */
  readonly dishType: DishType<LocalizedText> | null;
  readonly changeMenu: ChangeByPress;
  readonly onClose: () => void;
}

/** The name of a dish type in both languages. */
export function TypeDialog({ title, catalogue, dishType, changeMenu, onClose }: TypeDialogProps) {
  const { language } = useLanguage();
  const texts = useTexts(menuTexts);
  const [id] = useState(() => dishType?.id ?? newCatalogueId());
  const [name, setName] = useState(dishType === null ? emptyTexts : typedTextsOf(dishType.name));
  const [problems, setProblems] = useState<readonly CatalogueProblem[]>([]);
  const errorAt = useErrorsAt(problems);

  const submit = () => {
    const seen = dishType === null ? null : versionOfDishType(dishType);
    const change = { kind: "save-dish-type", dishType: { id, name }, seen } as const;
    const outcome = changeCatalogue(catalogue, change);
    if (outcome.kind === "invalid") {
      setProblems(outcome.problems);
      return;
    }
    onClose();
    const said = dishType === null ? texts.said.added : texts.said.renamed;
    void changeMenu(change, said(shownName(name, language)));
  };
  return (
    <FormDialog title={title} onCancel={onClose} onSubmit={submit}>
      <LocalizedField
        label={texts.typeName}
        value={name}
        error={errorAt("name")}
        onChange={setName}
      />
    </FormDialog>
  );
}
