import { Fragment, useState } from "react";
import { useSearchParams } from "wouter";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { type Language, languages } from "#domain/language/language.ts";
import {
  contentOfSheets,
  type PaperChanges,
  paperChanges,
} from "#domain/order-log/paper-changes.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { linkClass, Row, Stack, Text } from "#web/ui/layout.tsx";
import { OptionSelect } from "#web/ui/select-field.tsx";
import type { LabelLayout } from "./label-layout.ts";
import { LabelTools } from "./label-tools.tsx";
import { pageControl } from "./page-rules.ts";
import styles from "./paper-tools.module.css";
import { type PaperName, papers, papersOf } from "./papers.tsx";

interface PaperToolsProps {
  readonly name: PaperName;
  /** Of the paper. */
  readonly language: Language;
  readonly layout: LabelLayout;
}

/** Chooses the paper and its language, says when it was printed and what has changed since, and prints it. */
export function PaperTools({ name, language, layout }: PaperToolsProps) {
  const { messages } = useLanguage();
  const { paper: texts } = messages;
  const { role } = useMe().device;
  const { pages } = papers[name];
  const [search, setSearch] = useSearchParams();
  const set = (parameter: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(parameter);
        else after.set(parameter, value);
        return after;
      },
      { replace: true },
    );
  const kept = new URLSearchParams(search);
  kept.delete("only");
  kept.delete("used");
  return (
    <Stack>
      <Row as="nav" aria-label={texts.choose} gap={4} lines={2} align="end">
        {papersOf(role).map((each) => (
          <PageLink
            key={each}
            href={`/paper/${each}?${kept.toString()}`}
            className={buttonClass(each === name ? "main" : "plain")}
            aria-current={each === name ? "page" : undefined}
          >
            {texts.papers[each]}
          </PageLink>
        ))}
      </Row>
      <ControlNotice name={name} />
      <Row gap={4} lines={2} align="end">
        <Stack as="label" gap={1} className={styles.field}>
          {texts.language}
          <OptionSelect
            value={language}
            options={languages.map((value) => ({ value, text: texts.languages[value] }))}
            onChoose={(value) => set("language", value)}
          />
        </Stack>
        {pages === "labels" && (
          <LabelTools
            layout={layout}
            used={search.get("used")}
            onUsed={(used) => set("used", used === "0" ? null : used)}
          />
        )}
        <Button look="main" className={styles.print} onClick={() => print()}>
          {messages.shell.print}
        </Button>
      </Row>
      <LastPrinting
        name={name}
        isOnlyChanged={search.get("only") === "changed"}
        onShow={(isOnlyChanged) => set("only", isOnlyChanged ? "changed" : null)}
      />
    </Stack>
  );
}

interface LastPrintingProps {
  readonly name: PaperName;
  readonly isOnlyChanged: boolean;
  readonly onShow: (isOnlyChanged: boolean) => void;
}

/** When the paper was printed, and which orders have changed since. */
function LastPrinting({ name, isOnlyChanged, onShow }: LastPrintingProps) {
  const { language, messages } = useLanguage();
  const { paper: texts } = messages;
  const { printed, orders } = useWeek();
  const { printedAs, isForEachOrder } = papers[name];
  const last = printed.find(({ sheet }) => sheet === printedAs);
  if (last === undefined) return <p>{texts.neverPrinted}</p>;
  // What differs from it stands on the page of shopping.
  if (contentOfSheets[printedAs] === "list")
    return <p>{texts.printed(shownMoment(last.at, language))}</p>;
  const changes = paperChanges(last, orders);
  const count = changes.toPrint.length + changes.toTakeAway.length + changes.moved.length;
  return (
    <Stack gap={2} align="start">
      <p>
        {texts.printed(shownMoment(last.at, language))}{" "}
        <b>{count === 0 ? texts.nothingChanged : texts.changed(count)}</b>
      </p>
      <ChangedOrders changes={changes} />
      {isForEachOrder && (changes.toPrint.length > 0 || isOnlyChanged) && (
        <Button onClick={() => onShow(!isOnlyChanged)}>
          {isOnlyChanged ? texts.toAll : texts.toChanged(changes.toPrint.length)}
        </Button>
      )}
    </Stack>
  );
}

interface ChangedOrdersProps {
  readonly changes: PaperChanges<{ readonly number: string; readonly name: string }>;
}

/** Names the orders that changed, and those whose paper must not be used anymore. */
function ChangedOrders({ changes: { toPrint, toTakeAway, moved } }: ChangedOrdersProps) {
  const { paper: texts } = useLanguage().messages;
  const lists = [
    { text: "", names: toPrint.map(({ name }) => name) },
    { text: texts.takeAway, names: toTakeAway.map(({ name }) => name) },
    { text: texts.movedAway, names: moved },
  ];
  return lists.map(
    ({ text, names }) =>
      names.length > 0 && (
        <Fragment key={text}>
          {text !== "" && <Text tone="warning">{text}</Text>}
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Fragment>
      ),
  );
}

/** Says before printing what will be missing or wrong on the paper in this browser, and what can be done about it. */
function ControlNotice({ name }: Pick<PaperToolsProps, "name">) {
  const { otherBrowser: texts } = useMessages().paper;
  const [search] = useSearchParams();
  const [control] = useState(pageControl);
  if (control === "each-page") return null;
  switch (papers[name].pages) {
    case "a4":
      return <p>{texts.pageNumbers}</p>;
    case "labels":
      return control === "print-window" && <Text tone="warning">{texts.labels}</Text>;
    case "roll":
      if (control === "all-pages") return <p>{texts.sameLength}</p>;
      return (
        <Stack gap={2} align="start">
          <Text tone="warning">{texts.roll}</Text>
          <PageLink href={`/paper/slips?${search.toString()}`} className={linkClass}>
            {texts.slipsOnA4}
          </PageLink>
        </Stack>
      );
  }
}
