import styles from "./page-heading.module.css";

/** The one h1 of a page; it takes the focus when the page is opened from another one. */
export function PageHeading({ children }: { readonly children: string }) {
  return (
    <h1 id="page-heading" tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}

/** For when what had the focus is gone: it goes to the page's heading, the one that `PageHeading` draws. */
export function focusPageHeading(): void {
  document.getElementById("page-heading")?.focus();
}
