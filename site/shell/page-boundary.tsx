import { Component, type ReactNode } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { State } from "#web/ui/state.tsx";

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** If rendering a page throws, the bars stay and the customer is offered a reload. */
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
  const messages = useMessages();
  return (
    <State drawing="failure" role="alert" title={messages.menu.failed}>
      <Button look="main" onClick={() => location.reload()}>
        {messages.tryAgain}
      </Button>
    </State>
  );
}
