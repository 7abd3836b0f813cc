import { Component, type ReactNode } from "react";
import { ErrorPanel } from "./ErrorPanel.tsx";

type Props = { at: string; children: ReactNode };

/** What a screen throws stays in that screen; another navigation tries anew. */
export class ScreenBoundary extends Component<Props, { error: unknown; at: string }> {
  override state: { error: unknown; at: string } = { error: undefined, at: this.props.at };
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }
  static getDerivedStateFromProps(props: Props, state: { at: string }): { error: undefined; at: string } | null {
    return props.at === state.at ? null : { error: undefined, at: props.at };
  }
  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ErrorPanel error={this.state.error} />;
  }
}
