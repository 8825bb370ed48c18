import { memo, type ReactNode, useRef } from "react";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { sumText } from "#domain/menu/measure-text.ts";
import { sizesText } from "#domain/menu/sizes-text.ts";
import {
  isDishCooked,
  linesOfDish,
  notesOnDish,
  type SectionDish,
} from "#domain/order-log/kitchen-sections.ts";
import { Text, Words } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { rowLinkClass, ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import { useFold } from "#web/ui/use-fold.ts";
import { KitchenLineRow } from "./kitchen-line.tsx";
import styles from "./kitchen-page.module.css";
import type { ShownKitchenLine } from "./shown-kitchen-line.ts";

type Dish = SectionDish<ShownKitchenLine>;

/** Marks all of some lines as done; `what` names them in the bar with Undo. */
export type SetDone = (what: string, lines: readonly ShownKitchenLine[]) => void;

interface KitchenTypeProps {
  readonly typeName: string;
  readonly dishes: readonly Dish[];
  readonly onAllDone: SetDone;
  readonly children: ReactNode;
}

/** A dish type: one press for the rest of all its dishes, which are below it. */
export function KitchenType({ typeName, dishes, onAllDone, children }: KitchenTypeProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <div className={styles.row}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.type}>
          {typeName}
        </h2>
        <AllDone
          look="quiet"
          what={typeName}
          isDone={dishes.every(isDishCooked)}
          onPress={() => {
            headingRef.current?.focus({ preventScroll: true });
            onAllDone(typeName, dishes.flatMap(linesOfDish));
          }}
        />
      </div>
      <ScreenList isGrid>{children}</ScreenList>
    </section>
  );
}

interface KitchenDishProps {
  readonly week: string;
  readonly dish: Dish;
  /** The customers' names by order number. */
  readonly names: ReadonlyMap<string, ReactNode>;
  /** Stays the same, so that a press renders one dish again and not fifty. */
  readonly onAllDone: SetDone;
}

/** A dish with its sum and how much of it is done. Its variants fold out. One that is done goes quiet and stays in its place. */
export const KitchenDishRow = memo(function KitchenDish(props: KitchenDishProps) {
  const { week, dish, names, onAllDone } = props;
  const { language, messages } = useLanguage();
  const { kitchen: texts } = messages;
  const fold = useFold();
  const foldRef = useRef<HTMLButtonElement>(null);
  const lines = linesOfDish(dish);
  const isDone = isDishCooked(dish);
  const sum = (of: (line: ShownKitchenLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const surplus = sum(({ cooked, amount }) => Math.max(0, cooked - amount));
  const noted = new Set(notesOnDish(dish.portions).map(({ share }) => share.number)).size;
  const sizes = sizesText(dish.portions, language);
  return (
    <ScreenRow
      isDone={isDone}
      name={
        <button ref={foldRef} type="button" className={rowLinkClass} {...fold.button}>
          <b>{dish.dishName}</b>
        </button>
      }
      about={
        <>
          <b className={styles.sum}>{sumText(dish, language)}</b>
          <span className={styles.counts}>
            {texts.doneOf(
              sum(({ cooked, amount }) => Math.min(cooked, amount)),
              sum(({ amount }) => amount),
            )}
          </span>
          {surplus > 0 && <Words tone="warning">{texts.tooMany(surplus)}</Words>}
          {noted > 0 && <Words tone="warning">{texts.notes(noted)}</Words>}
        </>
      }
      end={
        <AllDone
          look="plain"
          what={dish.dishName}
          isDone={isDone}
          onPress={() => {
            foldRef.current?.focus({ preventScroll: true });
            onAllDone(dish.dishName, lines);
          }}
        />
      }
    >
      <div {...fold.content}>
        {fold.isOpen && (
          <>
            {sizes !== "" && <Text tone="soft">{sizes}</Text>}
            <Lines week={week} lines={dish.portions} names={names} />
            {dish.extras.length > 0 && <Text tone="soft">{texts.extras}</Text>}
            <Lines week={week} lines={dish.extras} names={names} />
          </>
        )}
      </div>
    </ScreenRow>
  );
}, isSameDish);

/** Whether the lines are the same objects; the dish around them is made again at every press. */
function isSameDish(before: KitchenDishProps, after: KitchenDishProps): boolean {
  const [a, b] = [linesOfDish(before.dish), linesOfDish(after.dish)];
  return (
    before.week === after.week &&
    before.names === after.names &&
    before.onAllDone === after.onAllDone &&
    a.length === b.length &&
    a.every((line, at) => line === b[at])
  );
}

interface LinesProps extends Pick<KitchenDishProps, "week" | "names"> {
  readonly lines: readonly ShownKitchenLine[];
}

function Lines({ week, lines, names }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <KitchenLineRow key={line.key} week={week} line={line} names={names} />
      ))}
    </ul>
  );
}

interface AllDoneProps {
  readonly look: "plain" | "quiet";
  readonly what: string;
  readonly isDone: boolean;
  readonly onPress: () => void;
}

/** One press when all of it is done. What takes it back is never here: a second press would do the opposite of the first. */
function AllDone({ look, what, isDone, onPress }: AllDoneProps) {
  const { kitchen: texts } = useMessages();
  return isDone ? (
    <Words tone="done" className={styles.all}>
      {texts.isDone}
    </Words>
  ) : (
    <NamedButton
      look={look}
      className={styles.all}
      text={texts.allDone}
      name={what}
      onClick={onPress}
    />
  );
}
