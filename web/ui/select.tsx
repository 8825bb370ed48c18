import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./select.module.css";

/** A choice from a list that opens, drawn alike in every browser. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={classNames(styles.select, className)} {...rest} />;
}
