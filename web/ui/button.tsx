import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

/** `main` is the primary action, `plain` a secondary one, `quiet` looks like text. */
export type ButtonLook = "main" | "plain" | "quiet";

/** The class attribute of anything that looks like a button: a button or a link. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[look], className);
}

interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: ButtonLook;
}

export function Button({ look = "plain", className, type = "button", ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- it has a default above
    <button type={type} className={buttonClass(look, className)} {...rest} />
  );
}
