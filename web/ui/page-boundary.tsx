import { Component, type ReactNode } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { State } from "#web/ui/state.tsx";

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** If rendering a page throws, the bars stay and a reload is offered. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("the page broke", error);
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const { shell } = useMessages();
  return (
    <State drawing="failure" role="alert" title={shell.broken}>
      <Button look="main" onClick={() => location.reload()}>
        {shell.tryAgain}
      </Button>
    </State>
  );
}
