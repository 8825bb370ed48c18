import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./step-button.module.css";

interface StepButtonProps extends ComponentProps<"button"> {
  /** What it shows, such as an arrow. Its accessible name is `aria-label`. */
  readonly sign: string;
  readonly isPossible: boolean;
}

/** A round button that counts or moves something by one. It can be pressed where that is not possible, and then does nothing. */
export function StepButton({ sign, isPossible, className, ...rest }: StepButtonProps) {
  return (
    // With `disabled` the focus would leave the button at the last press.
    <button
      type="button"
      className={classNames(styles.step, className)}
      aria-disabled={!isPossible}
      {...rest}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
