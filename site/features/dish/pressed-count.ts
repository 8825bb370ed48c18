/** A count that a step button has changed. Screen readers announce a changed value only for the element that has the focus. */
export interface PressedCount {
  /** What is counted. */
  readonly name: string;
  readonly count: number;
}
