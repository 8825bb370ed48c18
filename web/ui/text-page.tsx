import type { ReactNode } from "react";
import styles from "./text-page.module.css";

/** A page that is read, not worked with. */
export function TextPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
