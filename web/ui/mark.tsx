import { markPath } from "./mark-path.ts";

/** The shop's mark in the colour of the text, as wide as said, in pixels. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size} fill="currentColor">
      <path fillRule="evenodd" d={markPath} />
    </svg>
  );
}
