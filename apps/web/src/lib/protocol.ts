import { create } from "zustand";

export type Ask = { mode: "ask" | "read"; settle: (accepted: boolean) => void };
/** Whether the protocol sheet is open, and why: asked before health data is used, or opened to read. */
export const useProtocol = create<{ ask: Ask | undefined }>()(() => ({ ask: undefined }));

let open: Promise<boolean> | undefined;
/** Opens the documents; resolves true when they are accepted, false when the sheet is closed without. Asking twice is asking once. */
export function openProtocol(mode: Ask["mode"]): Promise<boolean> {
  open ??= new Promise<boolean>((settle) => useProtocol.setState({ ask: { mode, settle } })).finally(() => {
    open = undefined;
    useProtocol.setState({ ask: undefined });
  });
  return open;
}
