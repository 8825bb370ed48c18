import { useMessages } from "#desk/language/language-context.tsx";
import { Hint, Stack } from "#web/ui/layout.tsx";
import { OptionSelect } from "#web/ui/select-field.tsx";
import { type LabelLayout, labelOffsets, labelSheetNames, labelsOn } from "./label-layout.ts";
import styles from "./paper-tools.module.css";

interface LabelToolsProps {
  readonly layout: LabelLayout;
  /** How many labels of the first sheet are used up; null for none. */
  readonly used: string | null;
  readonly onUsed: (used: string) => void;
}

/** Which sheet of labels is printed on, with which label it begins, and how far the printer must be corrected. */
export function LabelTools({ layout, used, onUsed }: LabelToolsProps) {
  const { paper: texts } = useMessages();
  const { moved } = texts;
  const { sheet, chooseSheet, right, moveRight, down, moveDown } = layout;
  const offsetsOf = (before: (distance: string) => string, after: (distance: string) => string) =>
    labelOffsets.map((value) => {
      const distance = value.replace("-", "");
      const text = value === "0" ? moved.not : (value === distance ? after : before)(distance);
      return { value, text };
    });
  const choices = [
    {
      name: texts.labelSheet,
      value: sheet,
      options: labelSheetNames.map((value) => ({
        value,
        text: texts.labelsOfSize(value, labelsOn(value)),
      })),
      // What is used up of another sheet says nothing.
      onChoose: (value: string) => {
        const chosen = labelSheetNames.find((each) => each === value);
        if (chosen === undefined || chosen === sheet) return;
        chooseSheet(chosen);
        onUsed("0");
      },
    },
    {
      name: texts.firstLabel,
      value: used ?? "0",
      options: Array.from({ length: labelsOn(sheet) }, (_, index) => ({
        value: String(index),
        text: String(index + 1),
      })),
      onChoose: onUsed,
    },
    {
      name: texts.labelsAcross,
      value: right,
      options: offsetsOf(moved.left, moved.right),
      onChoose: moveRight,
    },
    {
      name: texts.labelsAlong,
      value: down,
      options: offsetsOf(moved.up, moved.down),
      onChoose: moveDown,
    },
  ];
  return (
    <>
      {choices.map(({ name, ...choice }) => (
        <Stack key={name} as="label" gap={1} className={styles.field}>
          {name}
          <OptionSelect {...choice} />
        </Stack>
      ))}
      <Hint>{texts.labelsKept}</Hint>
    </>
  );
}
