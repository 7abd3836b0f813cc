import { Component, createElement, lazy, type ReactNode, Suspense, useState } from "react";
import { loadText, say } from "../i18n/index.ts";
import { useProtocol } from "../lib/protocol.ts";
import { toast } from "../lib/toast.ts";

const fetchSheet = async () => {
  const [{ default: Sheet }, { WithQueries }] = await Promise.all([
    import("../features/consent/ProtocolSheet.tsx"),
    import("../lib/WithQueries.tsx"),
    loadText("consent"),
  ]);
  return { default: (props: Parameters<typeof Sheet>[0]) => createElement(WithQueries, null, createElement(Sheet, props)) };
};
const ProtocolSheet = lazy(fetchSheet);

/** When the sheet's code does not arrive, whoever asked is answered "not accepted", and told why. */
class Missing extends Component<{ children: ReactNode }, { missing: boolean }> {
  override state = { missing: false };
  static getDerivedStateFromError(): { missing: boolean } {
    return { missing: true };
  }
  override componentDidCatch(): void {
    toast(say("common", "error500.chunk"), 4000);
    useProtocol.getState().ask?.settle(false);
  }
  override render(): ReactNode {
    return this.state.missing ? null : this.props.children;
  }
}

/** Where the protocol sheet hangs: above all screens, its code fetched at the first opening. */
export function ProtocolHost() {
  const ask = useProtocol((s) => s.ask);
  const [used, setUsed] = useState(false);
  if (ask && !used) setUsed(true);
  if (!used) return null;
  return (
    <Missing>
      <Suspense>
        <ProtocolSheet ask={ask} />
      </Suspense>
    </Missing>
  );
}
