import { type ReactNode, useState } from "react";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuLimitTexts } from "#desk/language/menu-limit-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { BackToList } from "#desk/parts/page/back-to-list.tsx";
import { FailedPage } from "#desk/parts/page/failed.tsx";
import { FormDialog } from "#desk/parts/page/form-dialog.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import type { LimitWithUses } from "#domain/catalogue/check-part.ts";
import { wordSearch } from "#domain/language/word-search.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Card, Page, Row, Text } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { Bullets, ScreenBar } from "#web/ui/screen.tsx";
import {
  checkDraft,
  draftOfLimit,
  type LimitDraft,
  type NamedSelection,
  selectionsOfMenu,
} from "./limit-draft.ts";

/** How much can be sold in a week: each limit with what counts toward it. */
export function LimitsPage() {
  const { language, messages } = useLanguage();
  const texts = useTexts(menuLimitTexts);
  const used = useCatalogue();
  const taken = useRenewedCall("limits", {});
  const { changeByPress: changeMenu, problem } = useCataloguePresses();
  const [draft, setDraft] = useState<LimitDraft | null>(null);

  if (used.kind === "failed")
    return <FailedPage title={messages.shell.menuLimits} call={["catalogue", {}]} />;

  const { catalogue } = used;
  const { limits = [] } = catalogue;
  const selections = selectionsOfMenu(catalogue.menu);
  const begin = () => setDraft({ id: newCatalogueId(), seen: null, name: "", most: "", uses: [] });
  return (
    <Page isText>
      <ScreenBar
        title={messages.shell.menuLimits}
        back={<BackToList href="/menu" label={messages.shell.toMenu} />}
      />
      <Text tone="soft">{texts.intro}</Text>
      <PressProblemBar problem={problem} />
      {limits.map((limit) => {
        const { id = "", name, most } = limit;
        const { uses } = draftOfLimit(catalogue, limit);
        const ordered = taken.ok ? taken.data.find((each) => each.id === id)?.taken : undefined;
        return (
          <Card as="section" key={id} aria-label={name}>
            <Text as="h2" size="name">
              <bdi>{name}</bdi>
            </Text>
            <p>
              {texts.inWeek(most)} {ordered === undefined ? "" : texts.ordered(ordered)}
            </p>
            {uses.length === 0 && <Text tone="soft">{texts.nothingCounts}</Text>}
            <Bullets
              lines={selections.flatMap(({ id: selection, dishName, selectionName }) => {
                const use = uses.find((each) => each.selection === selection);
                const portions = use && texts.portions(Number(use.portions));
                return portions === undefined
                  ? []
                  : `${dishName[language]}, ${selectionName[language]}: ${portions}`;
              })}
            />
            <Row>
              <NamedButton
                text={texts.change}
                name={name}
                onClick={() => setDraft(draftOfLimit(catalogue, limit))}
              />
              <NamedButton
                text={texts.remove}
                name={name}
                onClick={() =>
                  void changeMenu({ kind: "remove-limit", id }, texts.said.removed(name))
                }
              />
            </Row>
          </Card>
        );
      })}
      <div>
        <Button onClick={begin}>{texts.addLimit}</Button>
      </div>
      {draft !== null && (
        <LimitForm
          first={draft}
          selections={selections}
          onCancel={() => setDraft(null)}
          onSave={async ({ limit, uses }) => {
            const outcome = await changeMenu(
              { kind: "save-limit", limit, uses, seen: draft.seen },
              texts.said.saved(limit.name),
            );
            if (outcome === "saved") setDraft(null);
          }}
        >
          <PressProblemBar problem={problem} />
        </LimitForm>
      )}
    </Page>
  );
}

interface LimitFormProps {
  readonly first: LimitDraft;
  readonly selections: readonly NamedSelection[];
  readonly onCancel: () => void;
  readonly onSave: (limit: LimitWithUses) => Promise<void>;
  /** Why it is not saved. */
  readonly children: ReactNode;
}

/** Asks for a limit: its name, the portions in a week, and which amounts of dishes count toward it. */
function LimitForm({ first, selections, onCancel, onSave, children }: LimitFormProps) {
  const { language } = useLanguage();
  const texts = useTexts(menuLimitTexts);
  const [draft, setDraft] = useState(first);
  const [typed, setTyped] = useState("");
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
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={draft.name}
        dir="auto"
        error={wrong.has("name") ? texts.noName : undefined}
        onType={(name) => setDraft({ ...draft, name })}
      />
      <TextField
        label={texts.most}
        value={draft.most}
        inputMode="numeric"
        isShort
        error={wrong.has("most") ? texts.noNumber : undefined}
        onType={(most) => setDraft({ ...draft, most })}
      />
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
                onClick={() => setUses([...draft.uses, { selection: selection.id, portions: "1" }])}
              >
                {nameOf(selection)} <span aria-hidden="true">+</span>
              </NamedButton>
            </li>
          ))}
        </Row>
      )}
    </FormDialog>
  );
}
