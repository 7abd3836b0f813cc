import { Component, type ComponentType, createElement, lazy, type LazyExoticComponent, type ReactNode, Suspense } from "react";
import { say } from "../i18n/index.ts";
import { isMissingCode } from "../lib/missing-code.ts";
import { toast } from "../lib/toast.ts";

type Opened = { open: boolean; onClose: () => void };
type State = { error: unknown; open: boolean };
const MISSING_MS = 4000;

/**
 * A sheet whose code is fetched when it is first shown. When the code does not come, that is said and the sheet closes: the screen
 * behind it stays as it is, and the next opening asks anew.
 */
export function onDemand<P extends Opened>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let code: LazyExoticComponent<ComponentType<P>> = lazy(load);
  return class OnDemand extends Component<P, State> {
    override state: State = { error: undefined, open: this.props.open };
    static getDerivedStateFromError(error: unknown): Partial<State> {
      return { error };
    }
    static getDerivedStateFromProps({ open }: P, state: State): State | null {
      if (open === state.open) return null;
      return { open, error: open ? undefined : state.error };
    }
    override componentDidCatch(error: unknown): void {
      if (!isMissingCode(error)) return;
      code = lazy(load);
      // What was fetched ahead is missed by nobody.
      if (!this.props.open) return;
      toast(say("common", "error500.chunk"), MISSING_MS);
      this.props.onClose();
    }
    override render(): ReactNode {
      const { error } = this.state;
      if (isMissingCode(error)) return null;
      if (error !== undefined) throw error;
      return <Suspense>{createElement(code, this.props)}</Suspense>;
    }
  };
}
