import { useMessages } from "#desk/language/language-context.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Stack, Words } from "#web/ui/layout.tsx";
import styles from "./done-count.module.css";

interface DoneCountProps {
  /** What is counted; used in accessible names. */
  readonly line: string;
  readonly done: number;
  readonly amount: number;
  readonly onSet: (done: number) => void;
  /** One more or one fewer. */
  readonly onStep: (by: number) => void;
}

/** How many are done, in figures that are read across the kitchen. A press on the figure offers every number at once. */
export function DoneCount({ line, done, amount, onSet, onStep }: DoneCountProps) {
  const { kitchen: texts } = useMessages();
  const most = Math.max(done, amount);
  const step = (by: number, control: string, sign: string) => {
    const next = done + by;
    const isPossible = next >= 0 && next <= most;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={texts.ofLine(control, line)}
        // With `disabled` the focus would leave the button at the last press.
        aria-disabled={!isPossible}
        onClick={() => {
          if (isPossible) onStep(by);
        }}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <div className={classNames(styles.count, done >= amount && styles.done)}>
      {step(-1, texts.oneLess, "−")}
      <Stack as="span" gap={0} className={styles.figures}>
        <select
          className={styles.figure}
          aria-label={texts.ofLine(texts.howMany, line)}
          value={done}
          onChange={({ currentTarget: { value } }) => onSet(Number(value))}
        >
          {Array.from({ length: most + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        <Words size="large" weight={600}>
          {texts.ofAll(amount)}
        </Words>
      </Stack>
      {step(1, texts.oneMore, "+")}
    </div>
  );
}
