import type { ComponentProps } from "react";
import styles from "./step-button.module.css";

interface StepButtonProps extends ComponentProps<"button"> {
  /** What it shows, such as an arrow. Its accessible name is `aria-label`. */
  readonly sign: string;
  readonly isPossible: boolean;
}

/** A round button that counts or moves something by one. */
export function StepButton({ sign, isPossible, ...rest }: StepButtonProps) {
  return (
    // With `disabled` the focus would leave the button at the last press.
    <button type="button" className={styles.step} aria-disabled={!isPossible} {...rest}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
