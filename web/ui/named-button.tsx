import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

interface NamedButtonProps extends ComponentProps<typeof Button> {
  readonly text: string;
  /** What it is about, which its accessible name says too. */
  readonly name: string;
}

/** A button of which there are many on the page. */
export function NamedButton({ text, name, children = text, ...rest }: NamedButtonProps) {
  return (
    <Button aria-label={`${text}: ${name}`} {...rest}>
      {children}
    </Button>
  );
}
