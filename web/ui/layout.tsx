import { type AllHTMLAttributes, type ElementType, type RefAttributes, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./layout.module.css";

/** What every primitive takes: the element that it is, what that element takes, and the look of its text. */
interface ElementProps
  extends Omit<AllHTMLAttributes<HTMLElement>, "as" | "size" | "width">,
    RefAttributes<HTMLElement> {
  readonly as?: ElementType;
  /** `problem` and `warning` are errors that stand out, a little and more; what is `done` has a check mark. */
  readonly tone?: "soft" | "error" | "problem" | "warning" | "leaf" | "done" | undefined;
  readonly size?: "small" | "body" | "large" | "name" | "heading" | "title";
  readonly weight?: 600 | 700;
}

/** Steps of `--space-…`. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface StackProps extends ElementProps {
  readonly gap?: Gap;
  /** With `start` children are as wide as they need to be, instead of as the stack. */
  readonly align?: "start";
}

/** Things below each other. */
export function Stack({ gap = 3, align, ...rest }: StackProps) {
  return element(rest, styles.stack, step("gap", gap), align && styles.narrow);
}

interface RowProps extends ElementProps {
  readonly gap?: Gap;
  /** The gap between its lines, where that is another one. */
  readonly lines?: Gap;
  readonly align?: "start" | "center" | "baseline" | "end";
  /** The first thing is at the start, the last at the end. */
  readonly isSpread?: boolean;
}

/** Things beside each other, in as many lines as they need. */
export function Row({ gap = 2, lines, align, isSpread = false, ...rest }: RowProps) {
  const gaps = [step("gap", gap), step("lines", lines)];
  return element(rest, styles.row, ...gaps, step("align", align), isSpread && styles.spread);
}

/** The buttons of a form. One that waits for something says what for when it is pressed, and only looks disabled. */
export function Toolbar({ className, ...rest }: ElementProps) {
  const names = classNames(styles.toolbar, className);
  return <Row gap={3} lines={2} align="center" {...rest} className={names} />;
}

interface PageProps extends StackProps {
  /** Texts, forms and lists of one column have one, the same on all pages. Other pages lay themselves out in the whole width. */
  readonly isText?: boolean;
}

/** What a page of the desk shows. */
export function Page({ isText = false, className, ...rest }: PageProps) {
  return <Stack gap={4} {...rest} className={classNames(isText && styles.texts, className)} />;
}

/** A part of a page, with a heading: `title`, which then names it, or one among its children. */
export function Section({ title, className, children, ...rest }: StackProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={title && id}
      {...rest}
      className={classNames(styles.section, className)}
    >
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </Stack>
  );
}

interface CardProps extends StackProps {
  /** For a line or two, which need less room above and below. */
  readonly isLow?: boolean;
  /** What it is about is done. It keeps its size, so that nothing else comes under the finger. */
  readonly isDone?: boolean;
}

/** A thing among others, in a frame. */
export function Card({ isLow = false, isDone = false, className, ...rest }: CardProps) {
  const names = classNames(styles.card, isLow && styles.low, isDone && styles.done, className);
  return <Stack {...rest} className={names} />;
}

/** A thing in a list, with a line below it. */
export function ListRow({ className, ...rest }: StackProps) {
  return <Stack as="li" {...rest} className={classNames(styles.listed, className)} />;
}

interface NoteProps extends StackProps {
  readonly isError?: boolean;
}

/** What should not be overlooked, with a thick line at its side. */
export function Note({ isError = false, className, ...rest }: NoteProps) {
  const names = classNames(styles.note, isError && styles.wrong, className);
  return <Stack gap={1} {...rest} className={names} />;
}

interface NoticeBarProps extends ElementProps {
  readonly isEmpty: boolean;
}

/** What happened to the last change: in view while the page is scrolled. Its texts must be there before they say anything. */
export function NoticeBar({ isEmpty, className, ...rest }: NoticeBarProps) {
  const names = classNames(styles.notices, isEmpty && styles.empty, className);
  return <Row gap={4} lines={2} align="center" {...rest} className={names} />;
}

/** A text that does not look like the text around it. */
export function Text(props: ElementProps) {
  return element({ as: "p", ...props });
}

/** A text in a line of others. */
export function Words(props: ElementProps) {
  return element({ as: "span", ...props });
}

/** Explains something, in small letters. */
export function Hint(props: ElementProps) {
  return <Text tone="soft" size="small" {...props} />;
}

/** What a screen reader says when it changes. Empty it takes no room, but must be there before its text appears. */
export function Said(props: ElementProps) {
  return element({ as: "p", role: "status", weight: 600, ...props }, styles.said);
}

/** What only a screen reader says, when it changes. */
export function Heard(props: ElementProps) {
  return element({ as: "p", role: "status", ...props }, styles.heard);
}

/** The class of a link that stands alone, as large as a finger needs it. */
export const linkClass = styles.link ?? "";

/** The class of a quiet button that stands alone: its words begin and end where the lines around it do. */
export const flushClass = styles.flush ?? "";

/** The class of what stands in the foot of a page, as wide as a form. */
export const footClass = styles.foot ?? "";

/** The class around mail addresses in bold or in links, which are not broken where they fit a line. */
export const addressesClass = styles.addresses ?? "";

/** The class of a label with its checkbox or radio button, as large as a finger needs it. */
export const checkClass = styles.check;

/** The class of one value of a property. */
function step(name: string, value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : styles[`${name}-${String(value)}`];
}

function element(
  { as: Element = "div", tone, size, weight, className, ...rest }: ElementProps,
  ...names: readonly (string | false | undefined)[]
) {
  const text = [step("tone", tone), step("size", size), step("weight", weight)];
  return <Element {...rest} className={classNames(...names, ...text, className)} />;
}
