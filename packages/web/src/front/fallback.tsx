/** Shows something else where a part of the page went wrong. */
import { Component, type ReactNode } from "react";

type FallbackProps = {
  readonly instead: ReactNode;
  readonly children: ReactNode;
};

export class Fallback extends Component<FallbackProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
