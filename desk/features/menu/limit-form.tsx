import { type ReactNode, useState } from "react";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuLimitTexts } from "#desk/language/menu-limit-texts.ts";
import { FormDialog } from "#desk/parts/page/form-dialog.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import type { LimitWithUses } from "#domain/catalogue/check-part.ts";
import { isOrderLimit } from "#domain/catalogue/order-limits.ts";
import { wordSearch } from "#domain/language/word-search.ts";
import { TextField } from "#web/ui/field.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { checkDraft, type LimitDraft, type NamedSelection } from "./limit-draft.ts";

interface LimitFormProps {
  readonly first: LimitDraft;
  readonly selections: readonly NamedSelection[];
  readonly onCancel: () => void;
  readonly onSave: (limit: LimitWithUses) => Promise<void>;
  /** Why it is not saved. */
  readonly children: ReactNode;
}

/**
 * Asks for a limit: its name, the portions in a week, and which amounts of dishes count toward it; of one that counts orders only how many
 * there may be.
 */
export function LimitForm({ first, selections, onCancel, onSave, children }: LimitFormProps) {
  const { language } = useLanguage();
  const texts = useTexts(menuLimitTexts);
  const [draft, setDraft] = useState(first);
  const [typed, setTyped] = useState("");
  const ofOrders = isOrderLimit(first);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());

  const nameOf = ({ dishName, selectionName }: NamedSelection) =>
    `${dishName[language]}, ${selectionName[language]}`;
  const counted = draft.uses.flatMap((use) => {
    const selection = selections.find(({ id }) => id === use.selection);
    return selection === undefined ? [] : [{ ...use, name: nameOf(selection) }];
  });
  const isFound = wordSearch(typed);
  const found = selections.filter(
    (each) =>
      isFound?.(`${each.dishName.he} ${each.dishName.en}`) === true &&
      draft.uses.every(({ selection }) => selection !== each.id),
  );
  const setUses = (uses: LimitDraft["uses"]) => setDraft({ ...draft, uses });
  const setPortions = (selection: string, portions: string) =>
    setUses(draft.uses.map((use) => (use.selection === selection ? { selection, portions } : use)));
  const submit = () => {
    const checked = checkDraft(draft);
    setWrong(checked.kind === "valid" ? new Set() : checked.wrong);
    if (checked.kind === "valid") void onSave(checked.part);
  };
  return (
    <FormDialog title={first.name || texts.addLimit} onCancel={onCancel} onSubmit={submit}>
      {children}
      {!ofOrders && (
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          value={draft.name}
          dir="auto"
          error={wrong.has("name") ? texts.noName : undefined}
          onType={(name) => setDraft({ ...draft, name })}
        />
      )}
      <TextField
        label={ofOrders ? texts.orders.most : texts.most}
        value={draft.most}
        inputMode="numeric"
        isShort
        error={wrong.has("most") ? texts.noNumber : undefined}
        onType={(most) => setDraft({ ...draft, most })}
      />
      {!ofOrders && (
        <>
          <h3>{texts.counts}</h3>
          <Text tone="soft">{texts.countsHint}</Text>
          {counted.map(({ selection, portions, name }) => (
            <Row key={selection} align="end" isSpread>
              <TextField
                label={name}
                value={portions}
                inputMode="numeric"
                isShort
                error={wrong.has(selection) ? texts.noPortions : undefined}
                onType={(text) => setPortions(selection, text)}
              />
              <NamedButton
                text={texts.leaveOut}
                name={name}
                onClick={() => setUses(draft.uses.filter((use) => use.selection !== selection))}
              />
            </Row>
          ))}
          <SearchField
            label={texts.search}
            value={typed}
            onSearch={setTyped}
            found={isFound === undefined ? "" : texts.found(found.length)}
          />
          {found.length > 0 && (
            <Row as="ul">
              {found.map((selection) => (
                <li key={selection.id}>
                  <NamedButton
                    text={texts.add}
                    name={nameOf(selection)}
                    onClick={() =>
                      setUses([...draft.uses, { selection: selection.id, portions: "1" }])
                    }
                  >
                    {nameOf(selection)} <span aria-hidden="true">+</span>
                  </NamedButton>
                </li>
              ))}
            </Row>
          )}
        </>
      )}
    </FormDialog>
  );
}
