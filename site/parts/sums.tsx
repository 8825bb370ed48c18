import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./sums.module.css";

/** How the total of an order comes about. */
export function SumList({ className, ...rest }: ComponentProps<"dl">) {
  return <dl {...rest} className={classNames(styles.sums, className)} />;
}

interface SumProps {
  readonly name: string;
  /** What the others add up to. */
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

/** A name and an amount; for `SumList`. */
export function Sum({ name, isTotal = false, children }: SumProps) {
  const className = isTotal ? styles.total : undefined;
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>{children}</dd>
    </>
  );
}
