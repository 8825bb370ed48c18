interface LineIconProps {
  /** The data of a path on a grid of 24 by 24. */
  readonly path: string;
  readonly strokeWidth?: number;
}

/** A decorative icon of lines in the colour of the text beside it. */
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
