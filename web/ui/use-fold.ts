import { useId, useState } from "react";

export interface Fold {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** What the button takes that folds it out and in. */
  readonly button: {
    readonly "aria-expanded": boolean;
    readonly "aria-controls": string;
    readonly onClick: () => void;
  };
  /** What the element takes that holds it, also while it is folded in. */
  readonly content: { readonly id: string; readonly hidden: boolean };
}

/** Something that a button folds out below it, folded in at first. */
export function useFold(): Fold {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return {
    isOpen,
    close: () => setIsOpen(false),
    button: {
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setIsOpen(!isOpen),
    },
    content: { id, hidden: !isOpen },
  };
}
