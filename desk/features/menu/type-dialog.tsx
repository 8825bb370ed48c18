import { useState } from "react";
import { useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { emptyTexts, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import { checkDishType, type NamedDishType } from "#domain/catalogue/check-part.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import { TextField } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";

interface TypeDialogProps {
  readonly title: string;
  readonly menu: ShopMenu;
  /** The id of the dish type, also of a new one. */
  readonly id: string;
  /** Its name now; null for a new one. */
  readonly name: LocalizedText | null;
  readonly onCancel: () => void;
  readonly onSave: (dishType: NamedDishType) => void;
}

/** The name of a dish type in both languages. */
export function TypeDialog({ title, menu, id, name, onCancel, onSave }: TypeDialogProps) {
  const texts = useTexts(menuTexts);
  const [typed, setTyped] = useState(name === null ? emptyTexts : typedTextsOf(name));
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
    if (isTaken) refuse("same-name");
    else onSave(checked.part);
  };
  const error = problem === null ? undefined : texts.typeProblems[problem];
  return (
    <FormDialog
      texts={texts}
      title={title}
      submit={texts.save}
      onCancel={onCancel}
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
