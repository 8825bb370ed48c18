/** Paths on a grid of 24 by 24. */
const paths = {
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 4v6a3 3 0 0 0 6 0V4M7 4v17M17 4c-2 1.5-3 4-3 7h3v10M17 4v7",
  heart: "M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z",
  cart: "M5 9h14l-1.5 10a1.5 1.5 0 0 1-1.5 1.3H8A1.5 1.5 0 0 1 6.500 19zM8.500 9l3-5.500M15.500 9l-3-5.500",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
} as const;

/** A decorative icon beside a text that says the same. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return <LineIcon path={paths[name]} />;
}

interface LineIconProps {
  /** The data of a path on a grid of 24 by 24. */
  readonly path: string;
  readonly strokeWidth?: number;
}

/** A decorative icon of lines in the color of the text beside it. */
export function LineIcon({ path, strokeWidth = 1.8 }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
