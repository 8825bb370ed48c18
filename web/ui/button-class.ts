import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

/** `main` is the one thing to do next; `plain` stands beside it; `quiet` is text that can be pressed. */
export type ButtonLook = "main" | "plain" | "quiet";

/** The class attribute of what looks like a button: a button, or a link to where the next thing is done. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[look], className);
}
