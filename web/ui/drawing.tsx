import styles from "./drawing.module.css";

const pot = "M14 23h36v5a15 15 0 0 1-15 15h-6a15 15 0 0 1-15-15zM14 27H9M50 27h5";
const plate = "M49 26a17 17 0 1 1-34 0 17 17 0 0 1 34 0z";
const fork = "M4 9v7a3 3 0 0 0 6 0V9M7 9v34";

/** Two paths each on a grid of 64 by 48: a kitchen object, and its state. */
const drawings = {
  /** A laid table with an empty plate. */
  empty: [`${plate}${fork}M57 43V9c-3 2-4 7-4 12v4h4`, "M42 26a10 10 0 1 1-20 0 10 10 0 0 1 20 0z"],
  /** A steaming pot. */
  loading: [pot, "M24 17c-3-3 3-6 0-9M32 17c-3-3 3-7 0-10M40 17c-3-3 3-6 0-9"],
  /** A cracked plate. */
  failure: [`${plate}${fork}`, "m33 9-4 9 6 5-5 7 4 5-2 8"],
  /** The shop's pot with its lid on. */
  success: [
    `${pot}M15 19c1-6 8-8 17-8s16 2 17 8zM29 11l-2-6 3 2 2-3 2 3 3-2-2 6`,
    "m25 31 5 5 9-9",
  ],
} as const;

export type DrawingName = keyof typeof drawings;

/** A decorative picture of a state; the text beside it says the same. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  const [thing, state] = drawings[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 48"
      width="128"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.drawing}
    >
      <path d={thing} />
      <path d={state} className={styles[name]} />
    </svg>
  );
}
