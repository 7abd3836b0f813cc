import { Component, type ReactNode } from "react";
import { call } from "../lib/api.ts";
import { lastRequestId } from "../lib/http.ts";
import { isMissingCode } from "../lib/missing-code.ts";
import { ErrorPanel } from "./ErrorPanel.tsx";

type Props = { at: string; children: ReactNode };
type State = { error: unknown; requestId: string; at: string };

const MAX = 200;
const noteBreak = (thrown: unknown, requestId: string): void =>
  void call("operationLogSave", { body: { type: "screen_broken", requestId, step: routeName(), error: String(thrown).slice(0, MAX) } }).catch(() => undefined);
const routeName = (): string => window.location.hash.replace(/^#|\?.*$/g, "").slice(0, 50);

/** What a screen throws stays in that screen; another navigation tries anew. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: undefined, requestId: "", at: this.props.at };
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, requestId: lastRequestId() };
  }
  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.at === state.at ? null : { error: undefined, requestId: "", at: props.at };
  }
  /** What broke is noted for the operator, under the number that the screen shows. */
  override componentDidCatch(error: unknown): void {
    if (!isMissingCode(error)) noteBreak(error, this.state.requestId);
  }
  override render(): ReactNode {
    const { error, requestId } = this.state;
    return error === undefined ? this.props.children : <ErrorPanel error={error} requestId={requestId} />;
  }
}
