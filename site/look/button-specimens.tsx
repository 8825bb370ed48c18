import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Part } from "./part.tsx";

const states = {
  "as it is": {},
  "pointed at": { "data-look": "hover" },
  pressed: { "data-look": "hover active" },
  focused: { "data-look": "focus-visible" },
  disabled: { disabled: true },
  busy: { "aria-busy": true },
} as const;

export function ButtonSpecimens() {
  const { menu } = useMessages();
  return Object.entries(states).map(([state, props]) => (
    <Part key={state} name={`Button, ${state}: main, plain, quiet`} inRow>
      {(["main", "plain", "quiet"] as const).map((look) => (
        <Button key={look} look={look} {...props}>
          {menu.title}
        </Button>
      ))}
    </Part>
  ));
}
