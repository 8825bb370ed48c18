import { useMessages } from "#desk/language/language-context.tsx";
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

/** How many are done, counted one by one. A press on the figure offers every number at once. */
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
        aria-label={`${control}: ${line}`}
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
    <div className={styles.count}>
      {step(-1, texts.oneLess, "−")}
      <span className={styles.figures}>
        <select
          className={styles.figure}
          aria-label={`${texts.howMany}: ${line}`}
          value={done}
          onChange={({ currentTarget: { value } }) => onSet(Number(value))}
        >
          {Array.from({ length: most + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        {texts.ofAll(amount)}
      </span>
      {step(1, texts.oneMore, "+")}
    </div>
  );
}
