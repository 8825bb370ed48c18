import { memo, type RefObject, useRef } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { textDir } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Said, Stack } from "#web/ui/layout.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (search: string) => void;
  /** What was found, or what to type; announced when it changes. */
  readonly found: string;
  /** For a page that empties the search and keeps the focus in it. */
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A search that answers while it is typed. Escape and the X clear it, and the focus stays in it. A mark does not render it again. */
export const SearchField = memo(function SearchField({
  label,
  value,
  onSearch,
  found,
  inputRef,
}: SearchFieldProps) {
  const { orders: texts } = useMessages();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const empty = () => {
    onSearch("");
    input.current?.focus();
  };
  return (
    <Stack role="search" aria-label={label} gap={1}>
      <div className={styles.field}>
        <input
          ref={input}
          aria-label={label}
          placeholder={label}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir={textDir(value)}
          className={styles.input}
          value={value}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || value === "") return;
            event.preventDefault();
            empty();
          }}
        />
        {value !== "" && (
          <Button
            look="quiet"
            aria-label={texts.clearSearch}
            className={styles.clear}
            onClick={empty}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
      <Said>{found}</Said>
    </Stack>
  );
});
