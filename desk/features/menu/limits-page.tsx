import { useState } from "react";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuLimitTexts } from "#desk/language/menu-limit-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { BackToList } from "#desk/parts/page/back-to-list.tsx";
import { FailedPage } from "#desk/parts/page/failed.tsx";
import { type CountedOrders, isOrderLimit, orderLimits } from "#domain/catalogue/order-limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Page, Row, Stack, Text } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { Bullets, ScreenBar } from "#web/ui/screen.tsx";
import { draftOfLimit, type LimitDraft, selectionsOfMenu } from "./limit-draft.ts";
import { LimitForm } from "./limit-form.tsx";

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
  const takenOf = (id: string) => {
    const ordered = taken.ok ? taken.data.find((each) => each.id === id)?.taken : undefined;
    return ordered === undefined ? "" : texts.ordered(ordered);
  };
  const remove = (id: string, name: string) =>
    void changeMenu({ kind: "remove-limit", id }, texts.said.removed(name));
  const begin = () => setDraft({ id: newCatalogueId(), seen: null, name: "", most: "", uses: [] });
  return (
    <Page isText>
      <ScreenBar
        title={messages.shell.menuLimits}
        back={<BackToList href="/menu" label={messages.shell.toMenu} />}
      />
      <Text tone="soft">{texts.intro}</Text>
      <PressProblemBar problem={problem} />
      <Card as="section" aria-labelledby="limits-of-orders">
        <Text as="h2" id="limits-of-orders" size="name">
          {texts.orders.title}
        </Text>
        <Text tone="soft">{texts.orders.intro}</Text>
        {(Object.keys(orderLimits) as CountedOrders[]).map((counted) => {
          const id = orderLimits[counted];
          const name = texts.orders.names[counted];
          const limit = limits.find((each) => each.id === id);
          const first =
            limit === undefined
              ? { id, seen: null, name, most: "", uses: [] }
              : draftOfLimit(catalogue, limit);
          return (
            <Stack key={id} gap={1}>
              <p>
                <strong>{name}:</strong>{" "}
                {limit === undefined
                  ? texts.orders.unlimited
                  : `${texts.orders.inWeek(limit.most)} ${takenOf(id)}`}
              </p>
              <Row>
                <NamedButton text={texts.change} name={name} onClick={() => setDraft(first)} />
                {limit !== undefined && (
                  <NamedButton text={texts.remove} name={name} onClick={() => remove(id, name)} />
                )}
              </Row>
            </Stack>
          );
        })}
      </Card>
      {limits
        .filter((limit) => !isOrderLimit(limit))
        .map((limit) => {
          const { id = "", name, most } = limit;
          const { uses } = draftOfLimit(catalogue, limit);
          return (
            <Card as="section" key={id} aria-label={name}>
              <Text as="h2" size="name">
                <bdi>{name}</bdi>
              </Text>
              <p>
                {texts.inWeek(most)} {takenOf(id)}
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
                <NamedButton text={texts.remove} name={name} onClick={() => remove(id, name)} />
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
