import { useState } from "react";
import { limitsTakenDocument } from "#contract/generated/desk-late-operations.ts";
import { catalogueDocument } from "#contract/generated/desk-operations.ts";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuLimitTexts } from "#desk/language/menu-limit-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { BackToList } from "#desk/parts/order/back-to-list.tsx";
import { FailedPage } from "#desk/parts/order/failed.tsx";
import { NamedButton } from "#desk/parts/order/named-button.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Page, Row, Text } from "#web/ui/layout.tsx";
import { Bullets, ScreenBar } from "#web/ui/screen.tsx";
import { draftOfLimit, type LimitDraft, selectionsOfMenu } from "./limit-draft.ts";
import { LimitForm } from "./limit-form.tsx";

/** How much can be sold in a week: each limit with what counts towards it. */
export function LimitsPage() {
  const { language, messages } = useLanguage();
  const texts = useTexts(menuLimitTexts);
  const used = useCatalogue();
  const taken = useRenewedQuery(limitsTakenDocument, {});
  const { changeByPress: changeMenu, problem } = useCataloguePresses();
  const [draft, setDraft] = useState<LimitDraft | null>(null);

  if (used.kind === "failed")
    return <FailedPage title={messages.shell.menuLimits} query={[catalogueDocument, {}]} />;

  const { catalogue } = used;
  const { limits = [] } = catalogue;
  const selections = selectionsOfMenu(catalogue.menu);
  const begin = () => setDraft({ id: newCatalogueId(), seen: null, name: "", most: "", uses: [] });
  return (
    <Page width={48}>
      <ScreenBar
        title={messages.shell.menuLimits}
        back={<BackToList href="/menu" label={messages.shell.toMenu} />}
      />
      <Text tone="soft">{texts.intro}</Text>
      <PressProblemBar problem={problem} />
      {limits.map((limit) => {
        const { id = "", name, most } = limit;
        const { uses } = draftOfLimit(catalogue, limit);
        const ordered = taken.ok
          ? taken.data.limits.find((each) => each.id === id)?.taken
          : undefined;
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
