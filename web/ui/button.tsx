import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: ButtonLook;
}

export function Button({ look = "plain", className, type = "button", ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- it has a default above
    <button type={type} className={buttonClass(look, className)} {...rest} />
  );
}
