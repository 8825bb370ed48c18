import { Fragment, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { pastedTexts } from "#desk/language/pasted-texts.ts";
import { nameText } from "#desk/parts/order/order-name.tsx";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { endOfPasted } from "#domain/payments/known-payment.ts";
import type { Explanation } from "#domain/payments/payment-finding.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Hint, ListRow, Row, Section, Stack, Words } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { OptionSelect } from "#web/ui/select-field.tsx";
import { State } from "#web/ui/state.tsx";
import { StickyBar } from "#web/ui/sticky-bar.tsx";
import { OtherRows } from "./other-rows.tsx";
import styles from "./pasted-page.module.css";
import { type FoundRow, type PastedReading, usePastedRows } from "./use-pasted.ts";

type Chosen = { readonly row: FoundRow; readonly explanation: Explanation };

/** What a list says that came in: what is sure is ticked, of the rest an order is chosen, and one press marks both. */
export function FoundPayments({ reading }: { readonly reading: PastedReading }) {
  const messages = useMessages();
  const texts = useTexts(pastedTexts);
  const mark = useMark();
  const { found, addMarked, orders } = usePastedRows(reading);
  const [way, setWay] = useState<PaymentWay>(reading.isOfBank ? "transfer" : "app");
  /** By the place of the row: null for a sure one that is not to be marked, otherwise the key of what was chosen. */
  const [choices, setChoices] = useState<ReadonlyMap<number, string | null>>(new Map());
  const choose = (place: number, key: string | null) =>
    setChoices(new Map([...choices, [place, key]]));

  const names = new Map(orders.map((order) => [order.number, nameText(order)]));
  const nameOf = ({ parts: [first] }: Explanation) => names.get(first?.order.number ?? "") ?? "";
  const chosen = found.flatMap((row): readonly Chosen[] => {
    const choice = choices.get(row.place);
    if (row.kind === "sure") return choice === null ? [] : [{ row, explanation: row.explanation }];
    if (row.kind !== "doubtful") return [];
    const explanation = row.candidates.find((each) => keyOf(each) === choice);
    return explanation === undefined ? [] : [{ row, explanation }];
  });
  const sure = found.filter((row) => row.kind === "sure");
  const doubtful = found.filter((row) => row.kind === "doubtful");
  const priceOf = (amount: number) => isolatedPriceText(agorot(amount));
  /** What tells an explanation from others of the same customer and amount. */
  const about = ({ parts }: Explanation) => {
    const [first] = parts;
    const isPart = first !== undefined && first.amount < first.order.toPay;
    return [
      ...(isPart ? [texts.partOf(priceOf(first.order.toPay))] : []),
      parts.length > 1 ? texts.orders(parts.length) : texts.order(first?.order.number ?? ""),
    ].join(" · ");
  };
  /** Whether the other rows that are to be marked take what an explanation would. */
  const isTaken = (explanation: Explanation, place: number) =>
    explanation.parts.some(({ order, amount }) => {
      const others = chosen
        .filter(({ row }) => row.place !== place)
        .flatMap((each) => each.explanation.parts.filter((part) => part.order === order));
      return others.length > 0 && sumOf({ parts: others }) + amount > order.toPay;
    });

  const markChosen = () => {
    if (chosen.length === 0) return;
    const presses = chosen.flatMap(({ row, explanation }) =>
      explanation.parts.map(({ order, amount }) => ({ row, order, amount })),
    );
    const ids = mark(
      presses.map(({ row, order, amount }) => ({
        orderNumber: order.number,
        action: { money: { amount, way } },
        said: messages.money.saidReceived(names.get(order.number) ?? "", priceOf(amount), way),
        idEnd: endOfPasted(row.place, row.row.day),
      })),
      texts.said(chosen.length, priceOf(sumOf({ parts: presses }))),
    );
    const marked = new Map<number, readonly string[]>();
    for (const [at, { row }] of presses.entries())
      marked.set(row.place, [...(marked.get(row.place) ?? []), ids[at] ?? ""]);
    addMarked(marked);
  };

  return (
    <>
      <Row>
        <WayChoice way={way} onChoose={setWay} />
      </Row>
      {sure.length + doubtful.length === 0 && <Nothing found={found} />}
      {sure.length > 0 && (
        <Section
          gap={1}
          title={texts.sure(sure.length, priceOf(sumOfAll(sure.map((row) => row.explanation))))}
        >
          <Stack as="ul" gap={0}>
            {sure.map((row) => (
              <ListRow key={row.place} gap={0}>
                <CheckField
                  isChecked={choices.get(row.place) !== null}
                  onCheck={(isChecked) => choose(row.place, isChecked ? "" : null)}
                >
                  <bdi>{nameOf(row.explanation)}</bdi>
                  {" · "}
                  <Price amount={agorot(sumOf(row.explanation))} />
                  {" · "}
                  {about(row.explanation)}
                </CheckField>
                <Hint as="span" className={styles.row}>
                  <bdi>{row.row.text}</bdi>
                </Hint>
              </ListRow>
            ))}
          </Stack>
        </Section>
      )}
      {doubtful.length > 0 && (
        <Section gap={1} title={texts.doubtful(doubtful.length)}>
          <Hint>{texts.doubtfulHint}</Hint>
          <Stack as="ul" gap={0}>
            {doubtful.map((row) => (
              <ListRow key={row.place} gap={1}>
                <span>
                  {row.row.amounts.map((amount) => (
                    <Fragment key={amount}>
                      <Price amount={amount} />{" "}
                    </Fragment>
                  ))}
                  {row.isMaybeKnown && <Words tone="problem">{texts.maybeKnown}</Words>}
                </span>
                <Hint as="span" className={styles.row}>
                  <bdi>{row.row.text}</bdi>
                </Hint>
                <OptionSelect
                  aria-label={`${texts.whose} ${row.row.text}`}
                  value={choices.get(row.place) ?? ""}
                  options={[
                    { value: "", text: texts.skip },
                    ...row.candidates
                      .filter((each) => !isTaken(each, row.place))
                      .map((each) => ({
                        value: keyOf(each),
                        text: `\u2068${nameOf(each)}\u2069 · ${priceOf(sumOf(each))} · ${about(each)}`,
                      })),
                  ]}
                  onChoose={(key) => choose(row.place, key)}
                />
              </ListRow>
            ))}
          </Stack>
        </Section>
      )}
      <OtherRows found={found} />
      {chosen.length > 0 && (
        <StickyBar sentences={[]}>
          <Button look="main" data-once onClick={markChosen}>
            {texts.mark(chosen.length)}
          </Button>
        </StickyBar>
      )}
    </>
  );
}

function Nothing({ found }: { readonly found: readonly FoundRow[] }) {
  const texts = useTexts(pastedTexts);
  const isMarked = found.length === 0 || found.some(({ kind }) => kind === "known");
  return (
    <State
      drawing={isMarked ? "success" : "empty"}
      role="status"
      title={isMarked ? texts.allMarked : texts.nothing}
    >
      <p>{isMarked ? texts.allMarkedHint : texts.nothingHint}</p>
    </State>
  );
}

function keyOf({ parts }: Explanation): string {
  return parts.map(({ order, amount }) => `${order.number} ${String(amount)}`).join();
}

function sumOf({ parts }: { readonly parts: readonly { readonly amount: number }[] }): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function sumOfAll(explanations: readonly Explanation[]): number {
  return explanations.reduce((sum, each) => sum + sumOf(each), 0);
}
