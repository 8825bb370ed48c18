import type { AriaAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { checkClass } from "./layout.tsx";

interface CheckFieldProps extends Pick<AriaAttributes, "aria-label" | "aria-describedby"> {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  readonly className?: string | undefined;
  /** What it says. */
  readonly children: ReactNode;
}

/** A checkbox with its text, as large as a finger needs it. */
export function CheckField({ isChecked, onCheck, className, children, ...rest }: CheckFieldProps) {
  return (
    <label className={classNames(checkClass, className)}>
      <input
        type="checkbox"
        {...rest}
        checked={isChecked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
