import type { ChangeByPress } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { type LocalizedText, otherLanguage } from "#domain/language/language.ts";
import type { Identified } from "#domain/menu/identified.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icon.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import type { Fold } from "#web/ui/use-fold.ts";
import styles from "./dish-row.module.css";

interface ChangeButtonProps {
  readonly id: string;
  readonly name: string;
  readonly changeMenu: ChangeByPress;
}

interface SoldOutButtonProps extends ChangeButtonProps {
  readonly isSoldOut: boolean;
}

/** Says that a dish or a selection is sold out, or is there again. */
export function SoldOutButton({ id, name, isSoldOut, changeMenu }: SoldOutButtonProps) {
  const { said, ...texts } = useTexts(menuTexts);
  return (
    <NamedButton
      text={isSoldOut ? texts.available : texts.soldOut}
      name={name}
      onClick={() =>
        void changeMenu(
          { kind: "set-sold-out", id, isSoldOut: !isSoldOut },
          isSoldOut ? said.available(name) : said.soldOut(name),
        )
      }
    />
  );
}

interface HideButtonProps extends ChangeButtonProps {
  readonly isHidden: boolean;
}

/** Hides a dish or a dish type from customers, or shows it again. */
export function HideButton({ id, name, isHidden, changeMenu }: HideButtonProps) {
  const { said, ...texts } = useTexts(menuTexts);
  return (
    <NamedButton
      text={isHidden ? texts.show : texts.hide}
      name={name}
      onClick={() =>
        void changeMenu(
          { kind: "set-hidden", id, isHidden: !isHidden },
          isHidden ? said.shown(name) : said.hidden(name),
        )
      }
    />
  );
}

interface MoveButtonsProps {
  readonly name: string;
  readonly list: readonly Identified[];
  /** The position in the list of the thing that is moved. */
  readonly at: number;
  /** Puts it before the thing with this id; null: at the end. */
  readonly onMove: (before: string | null) => void;
}

/** Two buttons that move a thing up and down in its list. */
export function MoveButtons({ name, list, at, onMove }: MoveButtonsProps) {
  const texts = useTexts(menuTexts);
  const button = (text: string, isPossible: boolean, before: string | null) => (
    <NamedButton
      text={text}
      name={name}
      // With `disabled` the focus would leave the button at the last press.
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove(before)}
    />
  );
  return (
    <>
      {button(texts.up, at > 0, list[at - 1]?.id ?? null)}
      {button(texts.down, at < list.length - 1, list[at + 2]?.id ?? null)}
    </>
  );
}

interface MoreButtonProps {
  /** Its accessible name. */
  readonly name: string;
  readonly more: Fold;
}

/** The button at the end of a row that folds out what is pressed less often. */
export function MoreButton({ name, more }: MoreButtonProps) {
  return (
    <Button look="quiet" className={styles.more} aria-label={name} {...more.button}>
      <LineIcon path="M6 12h.01M12 12h.01M18 12h.01" strokeWidth={3} />
    </Button>
  );
}

/** A text of the catalogue in the desk's language, or in the other one where it is missing. */
export function NameText({ text }: { readonly text: LocalizedText }) {
  const { language } = useLanguage();
  return (
    <bdi lang={text.missing === language ? otherLanguage(language) : undefined}>
      {text[language]}
    </bdi>
  );
}
