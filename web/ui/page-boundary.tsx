import { Component, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { State } from "./state.tsx";

interface PageBoundaryProps {
  readonly texts: { readonly broken: string; readonly tryAgain: string };
  readonly children: ReactNode;
}

/** If rendering a page throws, what is around it stays, and a reload is offered. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("the page broke", error);
  }

  override render() {
    const { texts, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <State drawing="failure" role="alert" title={texts.broken}>
        <Button look="main" onClick={() => location.reload()}>
          {texts.tryAgain}
        </Button>
      </State>
    );
  }
}
