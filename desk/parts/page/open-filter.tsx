import { useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { OptionSelect } from "#web/ui/select-field.tsx";

/** A list that shows what is open, or everything. */
export interface OpenFilterState {
  readonly isOpenOnly: boolean;
  readonly isShown: (number: string) => boolean;
  readonly showOpenOnly: (isOpenOnly: boolean) => void;
}

/**
 * Hides what was done when the list was opened or the filter was pressed. What is done afterward stays in its place, so that the
 * list does not move under the finger and a wrong mark can be seen.
 */
export function useOpenFilter(done: readonly string[]): OpenFilterState {
  const [hidden, setHidden] = useState<ReadonlySet<string> | undefined>(() => new Set(done));
  return {
    isOpenOnly: hidden !== undefined,
    isShown: (number) => hidden?.has(number) !== true,
    showOpenOnly: (isOpenOnly) => setHidden(isOpenOnly ? new Set(done) : undefined),
  };
}

interface OpenFilterProps {
  readonly texts: { readonly onlyOpen: string };
  readonly filter: OpenFilterState;
}

export function OpenFilter({ texts, filter }: OpenFilterProps) {
  const { shell } = useMessages();
  return (
    <OptionSelect
      aria-label={shell.whatIsShown}
      value={filter.isOpenOnly ? "open" : "all"}
      options={[
        { value: "open", text: texts.onlyOpen },
        { value: "all", text: shell.everything },
      ]}
      onChoose={(value) => filter.showOpenOnly(value === "open")}
    />
  );
}
