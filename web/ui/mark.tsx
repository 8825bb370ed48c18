/**
 * The shop's mark on a grid of 32 by 32, filled by the even-odd rule: a pomegranate shaped like a pot. Its crown is the knob of
 * the lid, its seeds are drops on the pot.
 */
export const markPath = [
  "M12.5 8 11 2l3.1 2L16 1l1.9 3L21 2l-1.5 6c4.6.7 7.6 3 8.1 6.5H4.4C4.9 11 7.9 8.7 12.5 8z",
  "M4.4 16.5h23.2v.5h2.2a1.2 1.2 0 0 1 1.2 1.2v.8a1.2 1.2 0 0 1-1.2 1.2h-2.4C26.6 26 22 30.5 16 30.5S5.4 26 4.6 20.2H2.2A1.2 1.2 0 0 1 1 19v-.8A1.2 1.2 0 0 1 2.2 17h2.2z",
  "M16 19.5c-1.4 1.7-2 2.7-2 3.7a2 2 0 0 0 4 0c0-1-.6-2-2-3.7z",
  "M10.5 18.7c-1.2 1.5-1.7 2.3-1.7 3.2a1.7 1.7 0 0 0 3.4 0c0-.9-.5-1.7-1.7-3.2z",
  "M21.5 18.7c-1.2 1.5-1.7 2.3-1.7 3.2a1.7 1.7 0 0 0 3.4 0c0-.9-.5-1.7-1.7-3.2z",
].join("");

/** The shop's mark in the color of the text; `size` is its width in pixels. */
export function Pomegranate({ size }: { readonly size: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size} fill="currentColor">
      <path fillRule="evenodd" d={markPath} />
    </svg>
  );
}
