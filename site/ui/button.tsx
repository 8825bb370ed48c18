import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

interface ButtonProps extends ComponentProps<"button"> {
  /** `main` is the one thing to do next; `plain` stands beside it; `quiet` is text that can be pressed. */
  readonly look?: "main" | "plain" | "quiet";
}

export function Button({ look = "plain", className, type = "button", ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- it has a default above
    <button type={type} className={classNames(styles.button, styles[look], className)} {...rest} />
  );
}
