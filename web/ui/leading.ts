import styles from "./leading.module.css";

/** The class of a quiet button that may be the first of its line: its text begins where the texts around it do. */
export const leadingClass = styles.leading ?? "";
