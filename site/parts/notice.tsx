import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./notice.module.css";

interface NoticeProps extends ComponentProps<typeof Stack> {
  /** What was `done` is good news; something `plain` is neither good nor wrong. */
  readonly look?: "wrong" | "done" | "plain";
}

/** What a customer should not overlook, with a thick line at its side. */
export function Notice({ look = "wrong", className, ...rest }: NoticeProps) {
  const names = classNames(styles.notice, styles[look], className);
  return <Stack gap={2} align="start" {...rest} className={names} />;
}
