import { useDeviceChoice } from "#desk/language/device-choice.ts";

/** How labels lie on a sheet of A4, in millimetres. They lie in its middle, and their rows touch each other. */
export interface LabelSheet {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Between two columns. */
  readonly gap: number;
  /** How large its letters are. */
  readonly look: "large" | "medium" | "small";
  /** Names of more letters than this are smaller, so that they fit into two lines. */
  readonly longName: number;
}

/** The sheets that can be printed on, by the size of their labels. */
export const labelSheets = {
  "70 × 37": { width: 70, height: 37, columns: 3, rows: 8, gap: 0, look: "large", longName: 20 },
  "63.5 × 38.1": {
    width: 63.5,
    height: 38.1,
    columns: 3,
    rows: 7,
    gap: 2.5,
    look: "medium",
    longName: 16,
  },
  "48.5 × 25.4": {
    width: 48.5,
    height: 25.4,
    columns: 4,
    rows: 10,
    gap: 0,
    look: "small",
    longName: 20,
  },
} as const satisfies Readonly<Record<string, LabelSheet>>;

export type LabelSheetName = keyof typeof labelSheets;

export const labelSheetNames = [
  "70 × 37",
  "63.5 × 38.1",
  "48.5 × 25.4",
] as const satisfies readonly LabelSheetName[];

/** How many labels are on a sheet. */
export function labelsOn(sheet: LabelSheetName): number {
  return labelSheets[sheet].columns * labelSheets[sheet].rows;
}

const [farthest, step] = [10, 0.5];

/** How far labels can be moved on the sheet, in millimetres: to the left or up below 0. */
export const labelOffsets: readonly string[] = Array.from(
  { length: (2 * farthest) / step + 1 },
  (_, index) => String(index * step - farthest),
);

/** Which sheet of labels the printer of this device gets, and how far it prints beside them. */
export type LabelLayout = ReturnType<typeof useLabelLayout>;

/** The layout of labels that this device keeps: another one may have another printer. */
export function useLabelLayout() {
  const offsets = ["0", ...labelOffsets] as const;
  const [sheet, chooseSheet] = useDeviceChoice<LabelSheetName>("desk-label-sheet", labelSheetNames);
  const [right, moveRight] = useDeviceChoice<string>("desk-labels-right", offsets);
  const [down, moveDown] = useDeviceChoice<string>("desk-labels-down", offsets);
  return { sheet, chooseSheet, right, moveRight, down, moveDown };
}
