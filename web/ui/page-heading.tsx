import styles from "./page-heading.module.css";

/** The only h1 of a page. It receives the focus when the customer comes from another page. */
export function PageHeading({ children }: { readonly children: string }) {
  return (
    <h1 id="page-heading" tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}

/** Moves the focus to the `PageHeading`; for use when the element that had the focus is gone. */
export function focusPageHeading(options?: FocusOptions): void {
  document.getElementById("page-heading")?.focus(options);
}
